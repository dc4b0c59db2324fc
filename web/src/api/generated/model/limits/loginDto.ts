// Written from openapi.json by write-limits.ts.

export const loginDtoLimits = {
  "password": {
    "maxLength": 128
  },
  "remember": {
    "default": false
  },
  "username": {
    "maxLength": 64
  }
} as const;
