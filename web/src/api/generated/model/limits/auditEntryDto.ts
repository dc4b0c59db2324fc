// Written from openapi.json by write-limits.ts.

export const auditEntryDtoLimits = {
  "action": {
    "maxLength": 32
  },
  "id": {
    "minimum": 1
  }
} as const;
