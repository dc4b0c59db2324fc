// Written from openapi.json by write-limits.ts.

export const certificationListItemDtoLimits = {
  "id": {
    "minimum": 1
  }
} as const;
