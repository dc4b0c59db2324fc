// Written from openapi.json by write-limits.ts.

export const policyFilterLimits = {
  "createdTime": {
    "maxItems": 2,
    "minItems": 1
  },
  "name": {
    "maxLength": 64
  },
  "number": {
    "pattern": "^\\d{1,9}$"
  }
} as const;
