// Written from openapi.json by write-limits.ts.

export const undonePoliciesDtoLimits = {
  "changed": {
    "minimum": 0
  }
} as const;
