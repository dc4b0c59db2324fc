// Written from openapi.json by write-limits.ts.

export const confirmEmailDtoLimits = {
  "code": {
    "maxLength": 6,
    "pattern": "^\\d{6}$"
  }
} as const;
