// Written from openapi.json by write-limits.ts.

export const projectDtoLimits = {
  "contributors": {
    "maxItems": 5
  },
  "description": {
    "maxLength": 200
  },
  "id": {
    "minimum": 1
  },
  "name": {
    "maxLength": 64
  },
  "peopleNumber": {
    "minimum": 1
  }
} as const;
