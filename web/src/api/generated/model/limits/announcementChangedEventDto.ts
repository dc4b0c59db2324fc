// Written from openapi.json by write-limits.ts.

export const announcementChangedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;
