// Written from openapi.json by write-limits.ts.

export const policyPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;
