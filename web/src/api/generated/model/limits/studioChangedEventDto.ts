// Written from openapi.json by write-limits.ts.

export const studioChangedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;
