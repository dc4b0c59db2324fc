// Written from openapi.json by write-limits.ts.

export const cardChangedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;
