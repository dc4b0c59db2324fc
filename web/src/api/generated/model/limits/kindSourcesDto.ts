// Written from openapi.json by write-limits.ts.

export const kindSourcesDtoLimits = {
  "count": {
    "minimum": 0
  },
  "sources": {
    "maxItems": 5,
    "minItems": 5
  }
} as const;
