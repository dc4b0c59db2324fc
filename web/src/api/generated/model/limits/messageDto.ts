// Written from openapi.json by write-limits.ts.

export const messageDtoLimits = {
  "content": {
    "maxLength": 500
  },
  "id": {
    "minimum": 1
  },
  "link": {
    "maxLength": 200
  },
  "subTitle": {
    "maxLength": 64
  },
  "title": {
    "maxLength": 64
  }
} as const;
