// Written from openapi.json by write-limits.ts.

export const rulePresetDtoLimits = {
  "description": {
    "maxLength": 200
  },
  "id": {
    "minimum": 1
  },
  "key": {
    "maxLength": 32
  },
  "title": {
    "maxLength": 64
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;
