// Written from openapi.json by write-limits.ts.

export const forgottenPasswordDtoLimits = {
  "login": {
    "maxLength": 254,
    "minLength": 1,
    "pattern": "^\\S(.*\\S)?$"
  }
} as const;
