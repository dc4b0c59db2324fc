// Written from openapi.json by write-limits.ts.

export const deletedPolicyDtoLimits = {
  "count": {
    "maximum": 2147483647,
    "minimum": 0
  },
  "id": {
    "minimum": 1
  },
  "name": {
    "maxLength": 64
  },
  "number": {
    "maximum": 999999999,
    "minimum": 1
  },
  "version": {
    "minimum": 1
  }
} as const;
