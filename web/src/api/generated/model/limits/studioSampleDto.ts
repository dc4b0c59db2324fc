// Written from openapi.json by write-limits.ts.

export const studioSampleDtoLimits = {
  "population": {
    "minimum": 0
  },
  "streams": {
    "maxItems": 3,
    "minItems": 3
  }
} as const;
