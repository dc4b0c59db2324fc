// Written from openapi.json by write-limits.ts.

export const policyViewSavedDtoLimits = {
  "columns": {
    "maxItems": 8,
    "minItems": 0
  },
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "name": {
    "maxLength": 32,
    "pattern": "^\\S([^\\x00-\\x1f\\x7f]*\\S)?$"
  }
} as const;
