// Written from openapi.json by write-limits.ts.

export const savePolicyViewDtoLimits = {
  "columns": {
    "maxItems": 8,
    "minItems": 0
  },
  "name": {
    "maxLength": 32,
    "pattern": "^\\S([^\\x00-\\x1f\\x7f]*\\S)?$"
  }
} as const;
