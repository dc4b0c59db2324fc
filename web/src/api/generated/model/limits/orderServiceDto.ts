// Written from openapi.json by write-limits.ts.

export const orderServiceDtoLimits = {
  "termMonths": {
    "default": 12,
    "maximum": 36,
    "minimum": 1
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;
