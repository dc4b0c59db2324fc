// Written from openapi.json by write-limits.ts.

export const ledgerEntryPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;
