// Written from openapi.json by write-limits.ts.

export const listMessagePageLimits = {
  "current": {
    "default": 1,
    "maximum": 1000000000,
    "minimum": 1
  },
  "pageSize": {
    "default": 10,
    "maximum": 100,
    "minimum": 1
  },
  "status": {
    "maximum": 1,
    "minimum": 0
  },
  "messageType": {
    "maximum": 3,
    "minimum": 0
  },
  "search": {
    "maxLength": 64
  }
} as const;
