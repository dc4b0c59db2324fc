// Written from openapi.json by write-limits.ts.

export const returnParameterChangeDtoLimits = {
  "comment": {
    "minLength": 1,
    "pattern": "\\S",
    "maxGraphemes": 200
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;
