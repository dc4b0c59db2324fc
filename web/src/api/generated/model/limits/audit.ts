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

export const auditLogEntryDtoLimits = {
  "action": {
    "maxLength": 32
  },
  "entityId": {
    "maximum": 2147483647,
    "minimum": 0
  },
  "id": {
    "minimum": 1
  },
  "time": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  }
} as const;

export const auditLogPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;
