// Written from openapi.json by write-limits.ts.

export const publicationPeriodDtoLimits = {
  "count": {
    "minimum": 0
  },
  "data": {
    "maxItems": 3,
    "minItems": 3
  }
} as const;
