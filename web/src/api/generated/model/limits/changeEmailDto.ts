// Written from openapi.json by write-limits.ts.

export const changeEmailDtoLimits = {
  "currentPassword": {
    "maxLength": 128,
    "minLength": 1
  },
  "email": {
    "maxLength": 254
  }
} as const;
