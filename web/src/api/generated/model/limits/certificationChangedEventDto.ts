// Written from openapi.json by write-limits.ts.

export const certificationChangedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;
