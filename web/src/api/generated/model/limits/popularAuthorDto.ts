// Written from openapi.json by write-limits.ts.

export const popularAuthorDtoLimits = {
  "author": {
    "maxLength": 64
  },
  "clickCount": {
    "minimum": 0
  },
  "contentCount": {
    "minimum": 0
  },
  "id": {
    "minimum": 1
  },
  "ranking": {
    "maximum": 7,
    "minimum": 1
  }
} as const;
