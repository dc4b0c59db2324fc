// Written from openapi.json by write-limits.ts.

export const streamStatusDtoLimits = {
  "bitRate": {
    "minimum": 0
  },
  "frameRate": {
    "minimum": 0
  }
} as const;
