// Written from openapi.json by write-limits.ts.

export const visitsDtoLimits = {
  "growth": {
    "minimum": -100
  },
  "visits": {
    "minimum": 0
  }
} as const;
