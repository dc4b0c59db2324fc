// Written from openapi.json by write-limits.ts.

export const queueContentDtoLimits = {
  "author": {
    "maxLength": 64
  },
  "clicks": {
    "minimum": 0
  },
  "comments": {
    "minimum": 0
  },
  "likes": {
    "minimum": 0
  },
  "publications": {
    "minimum": 0
  }
} as const;
