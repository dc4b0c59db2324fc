// Written from openapi.json by write-limits.ts.

export const accountChangedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;
