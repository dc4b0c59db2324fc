// Written from openapi.json by write-limits.ts.

export const accountRequestChangedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;
