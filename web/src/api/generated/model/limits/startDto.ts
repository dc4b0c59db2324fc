// Written from openapi.json by write-limits.ts.

export const startDtoLimits = {
  "lastEventId": {
    "minimum": 0
  }
} as const;
