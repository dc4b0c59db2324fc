// Written from openapi.json by write-limits.ts.

export const operationLogPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;
