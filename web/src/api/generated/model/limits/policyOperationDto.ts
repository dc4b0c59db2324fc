// Written from openapi.json by write-limits.ts.

export const policyOperationDtoLimits = {
  "changed": {
    "minimum": 0
  },
  "skipped": {
    "minimum": 0
  }
} as const;
