// Written from openapi.json by write-limits.ts.

export const serviceTermDtoLimits = {
  "months": {
    "maximum": 36,
    "minimum": 1
  },
  "price": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;
