// Written from openapi.json by write-limits.ts.

export const serviceOrderPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;
