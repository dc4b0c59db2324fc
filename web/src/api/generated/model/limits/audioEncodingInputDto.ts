// Written from openapi.json by write-limits.ts.

export const audioEncodingInputDtoLimits = {
  "channels": {
    "maximum": 8,
    "minimum": 1
  },
  "rate": {
    "maximum": 1800,
    "minimum": 150
  }
} as const;
