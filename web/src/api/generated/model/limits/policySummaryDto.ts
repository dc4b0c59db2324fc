// Written from openapi.json by write-limits.ts.

export const policySummaryDtoLimits = {
  "countTotal": {
    "minimum": 0
  },
  "newSinceYesterday": {
    "minimum": 0
  },
  "offline": {
    "minimum": 0
  },
  "online": {
    "minimum": 0
  },
  "total": {
    "minimum": 0
  }
} as const;
