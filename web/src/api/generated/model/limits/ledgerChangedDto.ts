// Written from openapi.json by write-limits.ts.

export const ledgerChangedDtoLimits = {
  "id": {
    "minimum": 1
  }
} as const;
