// Written from openapi.json by write-limits.ts.

export const popularAuthorsDtoLimits = {
  "count": {
    "minimum": 0
  },
  "list": {
    "maxItems": 7
  }
} as const;
