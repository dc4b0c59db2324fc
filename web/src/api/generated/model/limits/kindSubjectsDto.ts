// Written from openapi.json by write-limits.ts.

export const kindSubjectsDtoLimits = {
  "value": {
    "maxItems": 6,
    "minItems": 6
  }
} as const;
