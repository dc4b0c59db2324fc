// Written from openapi.json by write-limits.ts.

export const createPolicyDtoLimits = {
  "count": {
    "maximum": 2147483647,
    "minimum": 0
  },
  "name": {
    "maxLength": 64,
    "pattern": "^\\S([^\\x00-\\x1f\\x7f]*\\S)?$"
  },
  "number": {
    "maximum": 999999999,
    "minimum": 1
  }
} as const;
