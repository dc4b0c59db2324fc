// Written from openapi.json by write-limits.ts.

export const applicationPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;
