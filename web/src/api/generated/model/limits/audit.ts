// Written from openapi.json by write-limits.ts.

export const listAuditEntriesLimits = {
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
  "entityId": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "search": {
    "maxLength": 128
  },
  "time": {
    "maxItems": 2,
    "minItems": 1
  }
} as const;

export const auditLogFilterLimits = {
  "entityId": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "search": {
    "maxLength": 128
  },
  "time": {
    "maxItems": 2,
    "minItems": 1
  }
} as const;

export const downloadLinkDtoLimits = {
  "seconds": {
    "minimum": 1
  }
} as const;
