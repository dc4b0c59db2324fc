// Written from openapi.json by write-limits.ts.

export const parameterVersionPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;
