// Written from openapi.json by write-limits.ts.

export const careerEnquiryDtoLimits = {
  "message": {
    "maxLength": 1000,
    "minLength": 1
  },
  "name": {
    "maxLength": 80,
    "minLength": 1
  },
  "reply": {
    "maxLength": 120,
    "minLength": 6,
    "pattern": "^\\s*([^\\s@]+@[^\\s@]+\\.[^\\s@]+|\\+?[0-9០-៩\\(][0-9០-៩ .\\/\\(\\)\\-]{5,24})\\s*$"
  },
  "secondsTaken": {
    "maximum": 31536000,
    "minimum": 3
  },
  "website": {
    "maxLength": 0
  }
} as const;
