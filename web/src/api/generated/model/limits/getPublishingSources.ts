// Written from openapi.json by write-limits.ts.

export const getPublishingSourcesLimits = {
  "from": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  },
  "to": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  }
} as const;
