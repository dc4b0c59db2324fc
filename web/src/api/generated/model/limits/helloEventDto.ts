// Written from openapi.json by write-limits.ts.

export const helloEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;
