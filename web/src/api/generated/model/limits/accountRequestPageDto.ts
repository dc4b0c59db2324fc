// Written from openapi.json by write-limits.ts.

export const accountRequestPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;
