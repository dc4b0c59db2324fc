// Written from openapi.json by write-limits.ts.

export const listAccountRequestsLimits = {
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
  "search": {
    "maxLength": 64
  }
} as const;

export const getAccountRequestHistoryLimits = {
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

export const accountRequestDtoLimits = {
  "approvalsNeeded": {
    "minimum": 0
  },
  "createdTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "decidedTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "emailHolders": {
    "maxItems": 5
  },
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "reason": {
    "maxLength": 200
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const accountRequestPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;

export const approveAccountRequestDtoLimits = {
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const auditEntryDtoLimits = {
  "action": {
    "maxLength": 32
  },
  "entityId": {
    "maximum": 2147483647,
    "minimum": 0
  },
  "id": {
    "minimum": 1
  },
  "time": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  }
} as const;

export const auditEntryPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;

export const forgottenPasswordDtoLimits = {
  "login": {
    "maxLength": 254,
    "minLength": 1,
    "pattern": "^\\S(.*\\S)?$"
  }
} as const;

export const madePasswordLinkDtoLimits = {
  "minutes": {
    "maximum": 1440,
    "minimum": 1
  }
} as const;

export const passwordLinkTokenDtoLimits = {
  "token": {
    "pattern": "^[\\w-]{43}$"
  }
} as const;

export const recordVersionDtoLimits = {
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const recoverPasswordDtoLimits = {
  "code": {
    "maxLength": 64,
    "minLength": 1
  },
  "newPassword": {
    "maxLength": 128,
    "minLength": 6,
    "pattern": "^(?=.*[a-z])(?=.*[A-Z])\\S*$"
  },
  "userName": {
    "maxLength": 64,
    "minLength": 1
  }
} as const;

export const registrationDtoLimits = {
  "email": {
    "maxLength": 254
  },
  "nickname": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "^[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]([^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF])?$"
  },
  "password": {
    "maxLength": 128,
    "minLength": 6,
    "pattern": "^(?=.*[a-z])(?=.*[A-Z])\\S*$"
  },
  "userName": {
    "maxLength": 32,
    "minLength": 3,
    "pattern": "^[a-z0-9][a-z0-9._-]*$"
  }
} as const;

export const reviewReasonDtoLimits = {
  "reason": {
    "maxLength": 200,
    "minLength": 1,
    "pattern": "^\\S([\\s\\S]*\\S)?$"
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const setPasswordDtoLimits = {
  "newPassword": {
    "maxLength": 128,
    "minLength": 6,
    "pattern": "^(?=.*[a-z])(?=.*[A-Z])\\S*$"
  },
  "token": {
    "pattern": "^[\\w-]{43}$"
  }
} as const;
