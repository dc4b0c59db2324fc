// Written from openapi.json by write-limits.ts.

export const menuMetaDtoLimits = {
  "order": {
    "minimum": 0
  }
} as const;
