// Written from openapi.json by write-limits.ts.

export const monthFiguresDtoLimits = {
  "online": {
    "minimum": 0
  },
  "policies": {
    "minimum": 0
  }
} as const;
