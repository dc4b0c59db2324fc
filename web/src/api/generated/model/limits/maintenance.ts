// Written from openapi.json by write-limits.ts.

export const maintenanceDtoLimits = {
  "message": {
    "maxLength": 200
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
