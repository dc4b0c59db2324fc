// Written from openapi.json by write-limits.ts.

export const certificationRecordDtoLimits = {
  "id": {
    "minimum": 1
  }
} as const;
