// Written from openapi.json by write-limits.ts.

export const messageRemovedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;
