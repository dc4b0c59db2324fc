// Written from openapi.json by write-limits.ts.

export const createQualityInspectionDtoLimits = {
  "items": {
    "default": 20,
    "maximum": 200,
    "minimum": 1
  },
  "title": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "^\\S(.*\\S)?$"
  }
} as const;
