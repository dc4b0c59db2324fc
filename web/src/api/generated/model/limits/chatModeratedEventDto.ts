// Written from openapi.json by write-limits.ts.

export const chatModeratedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;
