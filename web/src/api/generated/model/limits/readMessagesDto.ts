// Written from openapi.json by write-limits.ts.

export const readMessagesDtoLimits = {
  "ids": {
    "maxItems": 500,
    "minItems": 0
  }
} as const;
