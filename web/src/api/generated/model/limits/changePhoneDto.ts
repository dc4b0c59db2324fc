// Written from openapi.json by write-limits.ts.

export const changePhoneDtoLimits = {
  "currentPassword": {
    "maxLength": 128,
    "minLength": 1
  },
  "phone": {
    "maxLength": 32,
    "minLength": 1
  }
} as const;
