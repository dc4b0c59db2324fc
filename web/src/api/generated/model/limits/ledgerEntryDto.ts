// Written from openapi.json by write-limits.ts.

export const ledgerEntryDtoLimits = {
  "balance": {
    "minimum": 0
  },
  "id": {
    "minimum": 1
  },
  "note": {
    "maxLength": 200
  },
  "orderId": {
    "minimum": 1
  }
} as const;
