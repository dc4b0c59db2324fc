// Written from openapi.json by write-limits.ts.

export const listUndeliveredLimits = {
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

export const undeliveredDtoLimits = {
  "attempts": {
    "minimum": 0
  },
  "createdTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "diedTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "failure": {
    "maxLength": 64
  },
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const undeliveredPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;
