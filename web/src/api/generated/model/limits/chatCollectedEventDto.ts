// Written from openapi.json by write-limits.ts.

export const chatCollectedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;
