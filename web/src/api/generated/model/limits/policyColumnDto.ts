// Written from openapi.json by write-limits.ts.

export const policyColumnDtoLimits = {
  "width": {
    "maximum": 1000,
    "minimum": 40
  }
} as const;
