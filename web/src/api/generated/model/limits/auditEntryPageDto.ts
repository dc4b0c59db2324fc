// Written from openapi.json by write-limits.ts.

export const auditEntryPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;
