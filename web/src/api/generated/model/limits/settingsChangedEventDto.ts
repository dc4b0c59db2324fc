// Written from openapi.json by write-limits.ts.

export const settingsChangedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;
