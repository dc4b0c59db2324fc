// Written from openapi.json by write-limits.ts.

export const policyImportDtoLimits = {
  "create": {
    "minimum": 0
  },
  "error": {
    "minimum": 0
  },
  "errorTotal": {
    "minimum": 0
  },
  "rows": {
    "minimum": 0
  },
  "unchanged": {
    "minimum": 0
  },
  "update": {
    "minimum": 0
  }
} as const;
