// Written from openapi.json by write-limits.ts.

export const listLedgerEntriesLimits = {
  "current": {
    "default": 1,
    "maximum": 1000000000,
    "minimum": 1
  },
  "pageSize": {
    "default": 10,
    "maximum": 100,
    "minimum": 1
  },
  "time": {
    "maxItems": 2,
    "minItems": 1
  }
} as const;

export const listServiceOrdersLimits = {
  "current": {
    "default": 1,
    "maximum": 1000000000,
    "minimum": 1
  },
  "pageSize": {
    "default": 10,
    "maximum": 100,
    "minimum": 1
  },
  "service": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "createdTime": {
    "maxItems": 2,
    "minItems": 1
  }
} as const;

export const getServiceOrderHistoryLimits = {
  "current": {
    "default": 1,
    "maximum": 1000000000,
    "minimum": 1
  },
  "pageSize": {
    "default": 10,
    "maximum": 100,
    "minimum": 1
  }
} as const;

export const balanceDtoLimits = {
  "balance": {
    "minimum": 0
  }
} as const;

export const billingSummaryDtoLimits = {
  "balance": {
    "minimum": 0
  },
  "pendingOrders": {
    "minimum": 0
  },
  "pendingSince": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "renewalDue": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "renewals": {
    "minimum": 0
  }
} as const;

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
  },
  "time": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  }
} as const;

export const ledgerEntryPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;

export const ledgerFilterLimits = {
  "time": {
    "maxItems": 2,
    "minItems": 1
  }
} as const;

export const orderVersionDtoLimits = {
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const payOrderDtoLimits = {
  "price": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const serviceOrderFilterLimits = {
  "createdTime": {
    "maxItems": 2,
    "minItems": 1
  },
  "service": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const serviceOrderPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;

export const topUpDtoLimits = {
  "amount": {
    "maximum": 100000000,
    "minimum": 1
  },
  "note": {
    "maxLength": 200
  }
} as const;
