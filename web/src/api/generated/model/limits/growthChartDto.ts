// Written from openapi.json by write-limits.ts.

export const growthChartDtoLimits = {
  "xAxis": {
    "maxItems": 366,
    "minItems": 1
  }
} as const;
