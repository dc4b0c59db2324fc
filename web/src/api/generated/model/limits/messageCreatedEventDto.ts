// Written from openapi.json by write-limits.ts.

export const messageCreatedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;
