// Written from openapi.json by write-limits.ts.

export const chatReplyDtoLimits = {
  "content": {
    "maxLength": 500
  },
  "id": {
    "minimum": 1
  },
  "username": {
    "maxLength": 64
  }
} as const;
