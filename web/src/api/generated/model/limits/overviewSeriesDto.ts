// Written from openapi.json by write-limits.ts.

export const overviewSeriesDtoLimits = {
  "count": {
    "minimum": 0
  },
  "value": {
    "maxItems": 366,
    "minItems": 1
  }
} as const;
