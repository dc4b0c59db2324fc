// Written from openapi.json by write-limits.ts.

export const serverClosingEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;
