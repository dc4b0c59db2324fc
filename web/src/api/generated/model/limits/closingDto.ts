// Written from openapi.json by write-limits.ts.

export const closingDtoLimits = {
  "retry": {
    "minimum": 0
  }
} as const;
