// Written from openapi.json by write-limits.ts.

export const saveUserInfoDtoLimits = {
  "address": {
    "maxLength": 200
  },
  "area": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "\\S"
  },
  "countryRegion": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "\\S"
  },
  "email": {
    "maxLength": 254
  },
  "nickname": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "\\S"
  },
  "profile": {
    "maxGraphemes": 200
  }
} as const;
