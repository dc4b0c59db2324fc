// Written from openapi.json by write-limits.ts.

export const listPeopleRowsLimits = {
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
  "from": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  },
  "to": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  }
} as const;
