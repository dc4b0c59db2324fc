// Written from openapi.json by write-limits.ts.

export const securityDtoLimits = {
  "recoveryCodesLeft": {
    "maximum": 10,
    "minimum": 0
  }
} as const;
