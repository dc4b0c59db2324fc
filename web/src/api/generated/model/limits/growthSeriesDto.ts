// Written from openapi.json by write-limits.ts.

export const growthSeriesDtoLimits = {
  "value": {
    "maxItems": 366,
    "minItems": 1
  }
} as const;
