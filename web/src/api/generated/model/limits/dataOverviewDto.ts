// Written from openapi.json by write-limits.ts.

export const dataOverviewDtoLimits = {
  "data": {
    "maxItems": 4,
    "minItems": 4
  },
  "xAxis": {
    "maxItems": 366,
    "minItems": 1
  }
} as const;
