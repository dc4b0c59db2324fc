// Written from openapi.json by write-limits.ts.

export const importFaultDtoLimits = {
  "row": {
    "minimum": 1
  }
} as const;
