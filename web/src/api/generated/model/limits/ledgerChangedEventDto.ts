// Written from openapi.json by write-limits.ts.

export const ledgerChangedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;
