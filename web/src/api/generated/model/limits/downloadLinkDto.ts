// Written from openapi.json by write-limits.ts.

export const downloadLinkDtoLimits = {
  "seconds": {
    "minimum": 1
  }
} as const;
