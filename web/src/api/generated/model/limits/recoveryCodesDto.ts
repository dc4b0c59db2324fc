// Written from openapi.json by write-limits.ts.

export const recoveryCodesDtoLimits = {
  "codes": {
    "maxItems": 10,
    "minItems": 10
  }
} as const;
