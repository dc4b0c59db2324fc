// Written from openapi.json by write-limits.ts.

export const listDeletedPoliciesLimits = {
  "current": {
    "default": 1,
    "maximum": 1000000000,
    "minimum": 1
  },
  "pageSize": {
    "default": 10,
    "maximum": 100,
    "minimum": 1
  },
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
