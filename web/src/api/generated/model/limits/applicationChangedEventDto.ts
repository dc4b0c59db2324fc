// Written from openapi.json by write-limits.ts.

export const applicationChangedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;
