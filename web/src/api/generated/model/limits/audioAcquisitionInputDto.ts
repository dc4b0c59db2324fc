// Written from openapi.json by write-limits.ts.

export const audioAcquisitionInputDtoLimits = {
  "channels": {
    "maximum": 8,
    "minimum": 1
  }
} as const;
