// Written from openapi.json by write-limits.ts.

export const messageReadEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;
