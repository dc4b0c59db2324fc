// Written from openapi.json by write-limits.ts.

export const cardChangedDtoLimits = {
  "action": {
    "maxLength": 32
  },
  "id": {
    "minimum": 1
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;
