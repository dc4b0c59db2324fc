// Written from openapi.json by write-limits.ts.

export const ownSessionPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;
