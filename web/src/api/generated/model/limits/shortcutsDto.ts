// Written from openapi.json by write-limits.ts.

export const shortcutsDtoLimits = {
  "pages": {
    "maxItems": 12,
    "minItems": 0
  }
} as const;
