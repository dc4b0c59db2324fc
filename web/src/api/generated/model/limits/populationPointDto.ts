// Written from openapi.json by write-limits.ts.

export const populationPointDtoLimits = {
  "population": {
    "minimum": 0
  }
} as const;
