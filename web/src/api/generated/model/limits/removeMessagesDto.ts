// Written from openapi.json by write-limits.ts.

export const removeMessagesDtoLimits = {
  "ids": {
    "maxItems": 500,
    "minItems": 0
  }
} as const;
