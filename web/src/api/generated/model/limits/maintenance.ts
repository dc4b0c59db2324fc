// Written from openapi.json by write-limits.ts.

export const maintenanceDtoLimits = {
  "expectedEnd": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "message": {
    "maxLength": 200
  },
  "since": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const switchMaintenanceDtoLimits = {
  "message": {
    "maxLength": 200
  },
  "minutes": {
    "maximum": 10080,
    "minimum": 1
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;
