// Written from openapi.json by write-limits.ts.

export const dataChainGrowthDtoLimits = {
  "count": {
    "minimum": 0
  }
} as const;
