// Written from openapi.json by write-limits.ts.

export const policyImportColumnsDtoLimits = {
  "contentType": {
    "maximum": 49,
    "minimum": 0
  },
  "count": {
    "maximum": 49,
    "minimum": 0
  },
  "createdTime": {
    "maximum": 49,
    "minimum": 0
  },
  "filterType": {
    "maximum": 49,
    "minimum": 0
  },
  "name": {
    "maximum": 49,
    "minimum": 0
  },
  "number": {
    "maximum": 49,
    "minimum": 0
  },
  "status": {
    "maximum": 49,
    "minimum": 0
  }
} as const;
