// Written from openapi.json by write-limits.ts.

export const writeAnnouncementDtoLimits = {
  "texts": {
    "maxItems": 3,
    "minItems": 1
  }
} as const;
