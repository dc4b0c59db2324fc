// Written from openapi.json by write-limits.ts.

export const madePasswordLinkDtoLimits = {
  "minutes": {
    "maximum": 1440,
    "minimum": 1
  }
} as const;
