// Written from openapi.json by write-limits.ts.

export const certificationPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;
