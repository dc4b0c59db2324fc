// Written from openapi.json by write-limits.ts.

export const contentTypeFiguresDtoLimits = {
  "count": {
    "minimum": 0
  },
  "policies": {
    "minimum": 0
  }
} as const;
