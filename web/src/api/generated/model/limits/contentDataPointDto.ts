// Written from openapi.json by write-limits.ts.

export const contentDataPointDtoLimits = {
  "y": {
    "minimum": 0
  }
} as const;
