// Written from openapi.json by write-limits.ts.

export const teamDtoLimits = {
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
