// Written from openapi.json by write-limits.ts.

export const trendPointDtoLimits = {
  "name": {
    "pattern": "^\\d{4}$"
  },
  "y": {
    "minimum": 0
  }
} as const;
