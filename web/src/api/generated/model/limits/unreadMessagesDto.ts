// Written from openapi.json by write-limits.ts.

export const unreadMessagesDtoLimits = {
  "message": {
    "minimum": 0
  },
  "notice": {
    "minimum": 0
  },
  "todo": {
    "minimum": 0
  }
} as const;
