// Written from openapi.json by write-limits.ts.

export const accountRequestVersionDtoLimits = {
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;
