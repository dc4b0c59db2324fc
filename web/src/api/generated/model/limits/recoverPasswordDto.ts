// Written from openapi.json by write-limits.ts.

export const recoverPasswordDtoLimits = {
  "code": {
    "maxLength": 64,
    "minLength": 1
  },
  "newPassword": {
    "maxLength": 128,
    "minLength": 6,
    "pattern": "^(?=.*[a-z])(?=.*[A-Z])\\S*$"
  },
  "userName": {
    "maxLength": 64,
    "minLength": 1
  }
} as const;
