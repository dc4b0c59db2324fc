// Written from openapi.json by write-limits.ts.

export const billingSummaryDtoLimits = {
  "balance": {
    "minimum": 0
  },
  "pendingOrders": {
    "minimum": 0
  },
  "renewals": {
    "minimum": 0
  }
} as const;
