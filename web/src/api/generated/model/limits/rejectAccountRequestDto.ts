// Written from openapi.json by write-limits.ts.

export const rejectAccountRequestDtoLimits = {
  "reason": {
    "maxLength": 200,
    "minLength": 1,
    "pattern": "^\\S([\\s\\S]*\\S)?$"
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;
