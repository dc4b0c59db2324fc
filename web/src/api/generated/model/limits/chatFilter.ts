// Written from openapi.json by write-limits.ts.

export const chatFilterLimits = {
  "keyword": {
    "maxLength": 64
  },
  "onlyCollected": {
    "default": false
  }
} as const;
