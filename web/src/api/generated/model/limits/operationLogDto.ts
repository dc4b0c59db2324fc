// Written from openapi.json by write-limits.ts.

export const operationLogDtoLimits = {
  "contentNumber": {
    "maxLength": 32
  },
  "updateContent": {
    "maxLength": 200
  }
} as const;
