// Written from openapi.json by write-limits.ts.

export const endedSessionsDtoLimits = {
  "ended": {
    "minimum": 0
  }
} as const;
