// Written from openapi.json by write-limits.ts.

export const accountRequestDtoLimits = {
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "reason": {
    "maxLength": 200
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;
