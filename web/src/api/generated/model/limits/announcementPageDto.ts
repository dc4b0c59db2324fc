// Written from openapi.json by write-limits.ts.

export const announcementPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;
