// Written from openapi.json by write-limits.ts.

export const createPolicyDownloadDtoLimits = {
  "columns": {
    "maxItems": 7,
    "minItems": 1
  },
  "ids": {
    "maxItems": 500,
    "minItems": 1
  }
} as const;
