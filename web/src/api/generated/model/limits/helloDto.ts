// Written from openapi.json by write-limits.ts.

export const helloDtoLimits = {
  "heartbeatSeconds": {
    "minimum": 1
  },
  "lastEventId": {
    "minimum": 0
  }
} as const;
