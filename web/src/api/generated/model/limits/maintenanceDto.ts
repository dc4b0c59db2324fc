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
