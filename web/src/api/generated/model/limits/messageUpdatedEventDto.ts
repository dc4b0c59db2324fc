// Written from openapi.json by write-limits.ts.

export const messageUpdatedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;
