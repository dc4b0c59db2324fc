// Written from openapi.json by write-limits.ts.

export const publicOpinionQueryDtoLimits = {
  "from": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  },
  "quota": {
    "maxLength": 64
  },
  "to": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  }
} as const;
