// Written from openapi.json by write-limits.ts.

export const registrationDtoLimits = {
  "email": {
    "maxLength": 254
  },
  "nickname": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "^\\S(.*\\S)?$"
  },
  "password": {
    "maxLength": 128,
    "minLength": 6,
    "pattern": "^(?=.*[a-z])(?=.*[A-Z])\\S*$"
  },
  "userName": {
    "maxLength": 32,
    "minLength": 3,
    "pattern": "^[a-z0-9][a-z0-9._-]*$"
  }
} as const;
