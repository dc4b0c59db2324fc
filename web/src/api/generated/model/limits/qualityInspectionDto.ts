// Written from openapi.json by write-limits.ts.

export const qualityInspectionDtoLimits = {
  "data": {
    "maxItems": 3,
    "minItems": 3
  },
  "id": {
    "minimum": 1
  },
  "name": {
    "maxLength": 32
  },
  "title": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "^\\S(.*\\S)?$"
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;
