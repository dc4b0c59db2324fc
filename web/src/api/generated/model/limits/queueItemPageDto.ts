// Written from openapi.json by write-limits.ts.

export const queueItemPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;
