// Written from openapi.json by write-limits.ts.

export const studioChangedDtoLimits = {
  "action": {
    "maxLength": 32
  }
} as const;
