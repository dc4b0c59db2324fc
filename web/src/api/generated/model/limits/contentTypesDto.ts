// Written from openapi.json by write-limits.ts.

export const contentTypesDtoLimits = {
  "count": {
    "minimum": 0
  },
  "data": {
    "maxItems": 3,
    "minItems": 3
  },
  "subjects": {
    "maxItems": 6,
    "minItems": 6
  }
} as const;
