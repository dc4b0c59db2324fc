// Written from openapi.json by write-limits.ts.

export const activityDtoLimits = {
  "action": {
    "maxLength": 32
  },
  "entityId": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "id": {
    "minimum": 1
  },
  "time": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  }
} as const;

export const certificationDtoLimits = {
  "record": {
    "maxItems": 100
  }
} as const;

export const certificationRecordDtoLimits = {
  "id": {
    "minimum": 1
  },
  "time": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const conflictDtoLimits = {
  "time": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "version": {
    "minimum": 0
  }
} as const;

export const enterpriseInfoDtoLimits = {
  "time": {
    "pattern": "^$|^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  }
} as const;

export const finishLoginDtoLimits = {
  "challenge": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "^[\\w-]+$"
  },
  "code": {
    "maxLength": 64,
    "minLength": 1
  }
} as const;

export const loginDtoLimits = {
  "password": {
    "maxLength": 128
  },
  "username": {
    "maxLength": 64
  }
} as const;

export const membershipFigureDtoLimits = {
  "count": {
    "minimum": 0
  },
  "id": {
    "minimum": 1
  }
} as const;

export const menuMetaDtoLimits = {
  "order": {
    "minimum": 0
  }
} as const;

export const projectDtoLimits = {
  "contributors": {
    "maxItems": 5
  },
  "description": {
    "maxLength": 200
  },
  "id": {
    "minimum": 1
  },
  "name": {
    "maxLength": 64
  },
  "peopleNumber": {
    "minimum": 1
  }
} as const;

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
    "pattern": "^[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]([^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF])?$"
  },
  "personalWebsite": {
    "maxLength": 2048,
    "pattern": "^$|^[Hh][Tt][Tt][Pp][Ss]?:\\/\\/[^\\s/?#][^\\s]*$"
  },
  "profile": {
    "maxGraphemes": 200
  }
} as const;

export const startDtoLimits = {
  "lastEventId": {
    "minimum": 0
  }
} as const;

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

export const teamDtoLimits = {
  "id": {
    "minimum": 1
  },
  "name": {
    "maxLength": 64
  },
  "peopleNumber": {
    "minimum": 1
  }
} as const;

export const userInfoDtoLimits = {
  "grants": {
    "maxItems": 3,
    "minItems": 0
  },
  "registrationDate": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  }
} as const;

export const visitDtoLimits = {
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const visitsDtoLimits = {
  "growth": {
    "minimum": -100
  },
  "visits": {
    "minimum": 0
  }
} as const;
