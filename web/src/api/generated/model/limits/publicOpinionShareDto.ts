// Written from openapi.json by write-limits.ts.

export const publicOpinionShareDtoLimits = {
  "chartData": {
    "maxItems": 3,
    "minItems": 3
  },
  "count": {
    "minimum": 0
  }
} as const;
