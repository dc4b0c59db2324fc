// Written from openapi.json by write-limits.ts.

export const parameterApprovalDtoLimits = {
  "version": {
    "maximum": 2147483647,
    "minimum": 0
  }
} as const;
