// Written from openapi.json by write-limits.ts.

export const listEnquiriesLimits = {
  "current": {
    "default": 1,
    "maximum": 1000000000,
    "minimum": 1
  },
  "pageSize": {
    "default": 10,
    "maximum": 100,
    "minimum": 1
  },
  "createdTime": {
    "maxItems": 2,
    "minItems": 1
  },
  "search": {
    "maxLength": 64
  }
} as const;

export const getEnquiryHistoryLimits = {
  "current": {
    "default": 1,
    "maximum": 1000000000,
    "minimum": 1
  },
  "pageSize": {
    "default": 10,
    "maximum": 100,
    "minimum": 1
  }
} as const;

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

export const closeEnquiryDtoLimits = {
  "note": {
    "maxLength": 200,
    "minLength": 1,
    "pattern": "^\\S([\\s\\S]*\\S)?$"
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const contactEnquiryDtoLimits = {
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

export const enquiryDtoLimits = {
  "age": {
    "maximum": 15,
    "minimum": 6
  },
  "consentTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "createdTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "eraseDate": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  },
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "message": {
    "maxLength": 1000
  },
  "name": {
    "maxLength": 80
  },
  "note": {
    "maxLength": 200
  },
  "organization": {
    "maxLength": 120
  },
  "reply": {
    "maxLength": 120
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const enquiryPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;

export const enquiryReceiptDtoLimits = {
  "reference": {
    "pattern": "^S-[2-9A-HJKMNP-Z]{7}$"
  }
} as const;

export const enquiryVersionDtoLimits = {
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const joinEnquiryDtoLimits = {
  "age": {
    "maximum": 15,
    "minimum": 6
  },
  "message": {
    "maxLength": 1000
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

export const partnerEnquiryDtoLimits = {
  "message": {
    "maxLength": 1000,
    "minLength": 1
  },
  "name": {
    "maxLength": 80,
    "minLength": 1
  },
  "organization": {
    "maxLength": 120,
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
