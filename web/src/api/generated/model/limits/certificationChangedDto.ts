// Written from openapi.json by write-limits.ts.

export const certificationChangedDtoLimits = {
  "id": {
    "minimum": 1
  }
} as const;
