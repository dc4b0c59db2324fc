// Written from openapi.json by write-limits.ts.

export const chatSentEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;
