// Written from openapi.json by write-limits.ts.

export const parametersChangedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;
