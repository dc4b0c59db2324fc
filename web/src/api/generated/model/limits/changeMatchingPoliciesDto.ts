// Written from openapi.json by write-limits.ts.

export const changeMatchingPoliciesDtoLimits = {
  "expectedTotal": {
    "maximum": 50000,
    "minimum": 1
  }
} as const;
