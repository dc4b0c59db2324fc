// Written from openapi.json by write-limits.ts.

export const peopleRowDtoLimits = {
  "days": {
    "maximum": 366,
    "minimum": 1
  },
  "person": {
    "maximum": 4096,
    "minimum": 1
  }
} as const;
