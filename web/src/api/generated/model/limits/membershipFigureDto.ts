// Written from openapi.json by write-limits.ts.

export const membershipFigureDtoLimits = {
  "count": {
    "minimum": 0
  },
  "id": {
    "minimum": 1
  }
} as const;
