// Written from openapi.json by write-limits.ts.

export const sessionEndedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;
