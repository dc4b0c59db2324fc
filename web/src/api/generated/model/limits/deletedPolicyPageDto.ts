// Written from openapi.json by write-limits.ts.

export const deletedPolicyPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;
