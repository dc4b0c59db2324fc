// Written from openapi.json by write-limits.ts.

export const activityDtoLimits = {
  "description": {
    "maxLength": 200
  },
  "id": {
    "minimum": 1
  },
  "title": {
    "maxLength": 64
  }
} as const;
