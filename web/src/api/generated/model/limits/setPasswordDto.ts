// Written from openapi.json by write-limits.ts.

export const setPasswordDtoLimits = {
  "newPassword": {
    "maxLength": 128,
    "minLength": 6,
    "pattern": "^(?=.*[a-z])(?=.*[A-Z])\\S*$"
  },
  "token": {
    "pattern": "^[\\w-]{43}$"
  }
} as const;
