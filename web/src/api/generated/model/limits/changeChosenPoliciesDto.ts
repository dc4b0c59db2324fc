// Written from openapi.json by write-limits.ts.

export const changeChosenPoliciesDtoLimits = {
  "ids": {
    "maxItems": 500,
    "minItems": 1
  }
} as const;
