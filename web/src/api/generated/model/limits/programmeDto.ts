// Written from openapi.json by write-limits.ts.

export const programmeDtoLimits = {
  "duration": {
    "maximum": 86400,
    "minimum": 1
  },
  "id": {
    "maxLength": 8,
    "pattern": "^[0-9a-f]{8}$"
  },
  "name": {
    "maxLength": 64
  },
  "order": {
    "minimum": 1
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;
