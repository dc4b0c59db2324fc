// Written from openapi.json by write-limits.ts.

export const queueItemDtoLimits = {
  "duration": {
    "minimum": 0
  },
  "id": {
    "minimum": 1
  },
  "reason": {
    "maxLength": 200
  },
  "title": {
    "maxLength": 128
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;
