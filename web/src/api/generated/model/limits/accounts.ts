// Written from openapi.json by write-limits.ts.

export const listAccountsLimits = {
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

export const listGrantsLimits = {
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
  "account": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const importAccountsLimits = {
  "sheet": {
    "maximum": 255,
    "minimum": 1
  },
  "headerRow": {
    "maximum": 50000,
    "minimum": 1
  },
  "create": {
    "maximum": 200,
    "minimum": 1
  }
} as const;

export const checkAccountImportLimits = {
  "sheet": {
    "maximum": 255,
    "minimum": 1
  },
  "headerRow": {
    "maximum": 50000,
    "minimum": 1
  }
} as const;

export const getAccountHistoryLimits = {
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

export const accountDtoLimits = {
  "actions": {
    "maxItems": 10,
    "minItems": 0
  },
  "grants": {
    "maxItems": 3,
    "minItems": 0
  },
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "lastSeenTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "registeredTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "sessions": {
    "minimum": 0
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const accountImportCheckDtoLimits = {
  "create": {
    "minimum": 0
  },
  "error": {
    "minimum": 0
  },
  "errorTotal": {
    "minimum": 0
  },
  "errors": {
    "maxItems": 100,
    "minItems": 0
  },
  "headerRow": {
    "minimum": 1
  },
  "rows": {
    "minimum": 0
  },
  "sheet": {
    "minimum": 1
  }
} as const;

export const accountImportErrorDtoLimits = {
  "row": {
    "minimum": 1
  }
} as const;

export const accountImportResultDtoLimits = {
  "list": {
    "maxItems": 200,
    "minItems": 1
  }
} as const;

export const accountLinkDtoLimits = {
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "minutes": {
    "maximum": 10080,
    "minimum": 1
  }
} as const;

export const accountPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;

export const accountReasonDtoLimits = {
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

export const changeAccountRoleDtoLimits = {
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

export const endAccountGrantDtoLimits = {
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

export const giveAccountGrantDtoLimits = {
  "lastDay": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  },
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

export const grantDtoLimits = {
  "account": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "endedTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "lastDay": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  },
  "startTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  }
} as const;

export const grantPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;

export const importedAccountDtoLimits = {
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "minutes": {
    "maximum": 10080,
    "minimum": 1
  },
  "row": {
    "minimum": 1
  }
} as const;

export const inviteAccountDtoLimits = {
  "email": {
    "maxLength": 254
  },
  "name": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "^[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]([^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF])?$"
  },
  "userName": {
    "maxLength": 32,
    "minLength": 3,
    "pattern": "^[a-z0-9][a-z0-9._-]*$"
  }
} as const;

export const removeAccountDtoLimits = {
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
