// Written from openapi.json by write-limits.ts.

export const changePasswordDtoLimits = {
  "currentPassword": {
    "maxLength": 128,
    "minLength": 1
  },
  "newPassword": {
    "maxLength": 128,
    "minLength": 6,
    "pattern": "^(?=.*[a-z])(?=.*[A-Z])\\S*$"
  }
} as const;
