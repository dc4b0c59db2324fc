// Written from openapi.json by write-limits.ts.

export const messagePageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;
