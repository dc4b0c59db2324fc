// Written from openapi.json by write-limits.ts.

export const studioSampledEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;
