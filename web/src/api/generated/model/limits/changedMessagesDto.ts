// Written from openapi.json by write-limits.ts.

export const changedMessagesDtoLimits = {
  "count": {
    "minimum": 0
  }
} as const;
