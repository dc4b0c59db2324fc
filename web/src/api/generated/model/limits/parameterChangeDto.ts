// Written from openapi.json by write-limits.ts.

export const parameterChangeDtoLimits = {
  "appliedVersion": {
    "maximum": 2147483647,
    "minimum": 0
  },
  "contentNumber": {
    "maxLength": 32
  },
  "id": {
    "minimum": 1
  },
  "restoredVersion": {
    "maximum": 2147483647,
    "minimum": 0
  },
  "steps": {
    "maxItems": 3,
    "minItems": 3
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;
