// Written from openapi.json by write-limits.ts.

export const certificationRecordDtoLimits = {
  "id": {
    "minimum": 1
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;
