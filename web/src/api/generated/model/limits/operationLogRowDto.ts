// Written from openapi.json by write-limits.ts.

export const operationLogRowDtoLimits = {
  "contentNumber": {
    "maxLength": 32
  },
  "id": {
    "minimum": 1
  },
  "updateContent": {
    "maxLength": 200
  }
} as const;
