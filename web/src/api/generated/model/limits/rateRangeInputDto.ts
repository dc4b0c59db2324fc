// Written from openapi.json by write-limits.ts.

export const rateRangeInputDtoLimits = {
  "default": {
    "maximum": 1800,
    "minimum": 150
  },
  "max": {
    "maximum": 1800,
    "minimum": 150
  },
  "min": {
    "maximum": 1800,
    "minimum": 150
  }
} as const;
