// Written from openapi.json by write-limits.ts.

export const contentPeriodDtoLimits = {
  "count": {
    "minimum": 0
  },
  "data": {
    "maxItems": 3,
    "minItems": 3
  },
  "xAxis": {
    "maxItems": 12,
    "minItems": 12
  }
} as const;
