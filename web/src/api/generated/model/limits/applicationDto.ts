// Written from openapi.json by write-limits.ts.

export const applicationDtoLimits = {
  "activityId": {
    "minimum": 1
  },
  "id": {
    "minimum": 1
  },
  "returnReason": {
    "maxLength": 200,
    "minLength": 1,
    "pattern": "^\\S([\\s\\S]*\\S)?$"
  },
  "steps": {
    "maxItems": 5,
    "minItems": 5
  },
  "title": {
    "maxLength": 128,
    "minLength": 1
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;
