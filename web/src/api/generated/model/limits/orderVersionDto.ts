// Written from openapi.json by write-limits.ts.

export const orderVersionDtoLimits = {
  "version": {
    "maximum": 3,
    "minimum": 1
  }
} as const;
