// Written from openapi.json by write-limits.ts.

export const periodSeriesDtoLimits = {
  "clicks": {
    "maxItems": 12,
    "minItems": 12
  },
  "value": {
    "maxItems": 12,
    "minItems": 12
  }
} as const;
