// Written from openapi.json by write-limits.ts.

export const recentPolicyOperationPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;
