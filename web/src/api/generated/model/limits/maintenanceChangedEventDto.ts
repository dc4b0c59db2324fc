// Written from openapi.json by write-limits.ts.

export const maintenanceChangedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;
