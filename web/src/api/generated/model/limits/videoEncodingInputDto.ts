// Written from openapi.json by write-limits.ts.

export const videoEncodingInputDtoLimits = {
  "frameRate": {
    "maximum": 30,
    "minimum": 1
  }
} as const;
