// Written from openapi.json by write-limits.ts.

export const certificationDtoLimits = {
  "record": {
    "maxItems": 100
  }
} as const;
