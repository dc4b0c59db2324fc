// Written from openapi.json by write-limits.ts.

export const userActionDtoLimits = {
  "count": {
    "minimum": 0
  }
} as const;
