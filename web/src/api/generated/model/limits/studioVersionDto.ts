// Written from openapi.json by write-limits.ts.

export const studioVersionDtoLimits = {
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;
