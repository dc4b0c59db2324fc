// Written from openapi.json by write-limits.ts.

export const certificationDocumentDtoLimits = {
  "name": {
    "maxLength": 128
  },
  "size": {
    "minimum": 1
  }
} as const;
