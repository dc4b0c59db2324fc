// Written from openapi.json by write-limits.ts.

export const accountRequestChangedDtoLimits = {
  "action": {
    "maxLength": 32
  },
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;
