// Written from openapi.json by write-limits.ts.

export const chatModerationDtoLimits = {
  "hiddenReason": {
    "maxLength": 200
  },
  "id": {
    "minimum": 1
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;
