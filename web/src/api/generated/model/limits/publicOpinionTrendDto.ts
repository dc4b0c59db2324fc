// Written from openapi.json by write-limits.ts.

export const publicOpinionTrendDtoLimits = {
  "chartData": {
    "maxItems": 366,
    "minItems": 1
  },
  "count": {
    "minimum": 0
  }
} as const;
