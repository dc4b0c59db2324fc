// Written from openapi.json by write-limits.ts.

export const topUpDtoLimits = {
  "amount": {
    "maximum": 100000000,
    "minimum": 1
  },
  "note": {
    "maxLength": 200
  }
} as const;
