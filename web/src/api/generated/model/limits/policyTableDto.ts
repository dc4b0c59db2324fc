// Written from openapi.json by write-limits.ts.

export const policyTableDtoLimits = {
  "columns": {
    "maxItems": 8,
    "minItems": 0
  }
} as const;
