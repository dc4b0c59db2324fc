// Written from openapi.json by write-limits.ts.

export const publicationSeriesDtoLimits = {
  "x": {
    "maxItems": 12,
    "minItems": 12
  },
  "y": {
    "maxItems": 12,
    "minItems": 12
  }
} as const;
