// Written from openapi.json by write-limits.ts.

export const messageIdsDtoLimits = {
  "ids": {
    "maxItems": 500
  }
} as const;
