// Written from openapi.json by write-limits.ts.

export const chatCollectionDtoLimits = {
  "id": {
    "minimum": 1
  }
} as const;
