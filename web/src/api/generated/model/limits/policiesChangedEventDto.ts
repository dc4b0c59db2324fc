// Written from openapi.json by write-limits.ts.

export const policiesChangedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;
