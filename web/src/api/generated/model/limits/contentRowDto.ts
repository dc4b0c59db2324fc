// Written from openapi.json by write-limits.ts.

export const contentRowDtoLimits = {
  "author": {
    "maxLength": 64
  },
  "id": {
    "minimum": 1
  },
  "title": {
    "maxLength": 128
  },
  "value": {
    "minimum": 1
  }
} as const;
