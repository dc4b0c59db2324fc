// Written from openapi.json by write-limits.ts.

export const confirmedDtoLimits = {
  "currentPassword": {
    "maxLength": 128,
    "minLength": 1
  }
} as const;
