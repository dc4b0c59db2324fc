// Written from openapi.json by write-limits.ts.

export const getPolicyLimits = {
  "number": {
    "pattern": "^\\d{1,9}$"
  },
  "name": {
    "maxLength": 64
  },
  "createdTime": {
    "maxItems": 2,
    "minItems": 1
  }
} as const;
