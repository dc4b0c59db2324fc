// Written from openapi.json by write-limits.ts.

export const confirmPolicyImportDtoLimits = {
  "create": {
    "maximum": 10000,
    "minimum": 0
  },
  "update": {
    "maximum": 10000,
    "minimum": 0
  }
} as const;
