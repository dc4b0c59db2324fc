// Written from openapi.json by write-limits.ts.

export const chatMessageQueryLimits = {
  "after": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "before": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "keyword": {
    "maxLength": 64
  },
  "limit": {
    "default": 6,
    "maximum": 100,
    "minimum": 1
  },
  "onlyCollected": {
    "default": false
  }
} as const;
