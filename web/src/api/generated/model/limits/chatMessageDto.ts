// Written from openapi.json by write-limits.ts.

export const chatMessageDtoLimits = {
  "content": {
    "maxLength": 500
  },
  "hiddenReason": {
    "maxLength": 200
  },
  "id": {
    "minimum": 1
  },
  "username": {
    "maxLength": 64
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;
