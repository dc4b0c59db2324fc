// Written from openapi.json by write-limits.ts.

export const sourceShareDtoLimits = {
  "count": {
    "minimum": 0
  },
  "value": {
    "maximum": 100,
    "minimum": 0
  }
} as const;
