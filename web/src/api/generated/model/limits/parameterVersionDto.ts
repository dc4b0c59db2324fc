// Written from openapi.json by write-limits.ts.

export const parameterVersionDtoLimits = {
  "changeId": {
    "minimum": 1
  },
  "contentNumber": {
    "maxLength": 32
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 0
  }
} as const;
