// Written from openapi.json by write-limits.ts.

export const recentPolicyOperationDtoLimits = {
  "changed": {
    "minimum": 0
  },
  "undoableSeconds": {
    "minimum": 0
  }
} as const;
