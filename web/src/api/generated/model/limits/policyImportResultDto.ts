// Written from openapi.json by write-limits.ts.

export const policyImportResultDtoLimits = {
  "changed": {
    "minimum": 0
  },
  "created": {
    "minimum": 0
  },
  "skipped": {
    "minimum": 0
  },
  "updated": {
    "minimum": 0
  }
} as const;
