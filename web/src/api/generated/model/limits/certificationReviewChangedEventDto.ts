// Written from openapi.json by write-limits.ts.

export const certificationReviewChangedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;
