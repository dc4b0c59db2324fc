// Written from openapi.json by write-limits.ts.

export const submitCertificationDtoLimits = {
  "authenticationNumber": {
    "maxLength": 32,
    "minLength": 6,
    "pattern": "^[0-9A-Za-z][0-9A-Za-z\\-]*$"
  },
  "documents": {
    "maxItems": 5,
    "minItems": 1
  },
  "enterpriseName": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "^\\S([^\\r\\n]*\\S)?$"
  },
  "legalPerson": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "^\\S([^\\r\\n]*\\S)?$"
  },
  "organizationCode": {
    "maxLength": 32,
    "minLength": 6,
    "pattern": "^[0-9A-Za-z][0-9A-Za-z\\-]*$"
  }
} as const;
