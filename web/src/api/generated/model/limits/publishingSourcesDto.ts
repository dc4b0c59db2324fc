// Written from openapi.json by write-limits.ts.

export const publishingSourcesDtoLimits = {
  "count": {
    "minimum": 0
  },
  "data": {
    "maxItems": 3,
    "minItems": 3
  }
} as const;
