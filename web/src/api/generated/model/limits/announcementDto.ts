// Written from openapi.json by write-limits.ts.

export const announcementDtoLimits = {
  "id": {
    "minimum": 1
  },
  "texts": {
    "maxItems": 3,
    "minItems": 1
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;
