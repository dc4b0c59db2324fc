// Written from openapi.json by write-limits.ts.

export const enquiryChangedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;
