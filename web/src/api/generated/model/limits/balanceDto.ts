// Written from openapi.json by write-limits.ts.

export const balanceDtoLimits = {
  "balance": {
    "minimum": 0
  }
} as const;
