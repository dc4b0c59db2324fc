// Written from openapi.json by write-limits.ts.

export const policiesChangedDtoLimits = {
  "count": {
    "minimum": 1
  },
  "ids": {
    "maxItems": 100,
    "minItems": 0
  }
} as const;
