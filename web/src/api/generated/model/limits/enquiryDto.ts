// Written from openapi.json by write-limits.ts.

export const enquiryDtoLimits = {
  "age": {
    "maximum": 15,
    "minimum": 6
  },
  "id": {
    "minimum": 1
  },
  "note": {
    "maxLength": 200
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;
