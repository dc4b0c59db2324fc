// Written from openapi.json by write-limits.ts.

export const peopleRowPageDtoLimits = {
  "sum": {
    "minimum": 0
  },
  "total": {
    "minimum": 0
  }
} as const;
