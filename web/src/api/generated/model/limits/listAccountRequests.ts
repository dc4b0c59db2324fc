// Written from openapi.json by write-limits.ts.

export const listAccountRequestsLimits = {
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
  "search": {
    "maxLength": 64
  }
} as const;
