// Written from openapi.json by write-limits.ts.

export const enquiryPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;
