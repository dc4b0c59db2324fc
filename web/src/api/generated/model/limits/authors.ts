// Written from openapi.json by write-limits.ts.

export const listAuthorsLimits = {
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

export const getAuthorHistoryLimits = {
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

export const authorAccountDtoLimits = {
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const authorDtoLimits = {
  "actions": {
    "maxItems": 5,
    "minItems": 0
  },
  "clicks": {
    "minimum": 0
  },
  "externalId": {
    "maxLength": 64
  },
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "items": {
    "minimum": 0
  },
  "name": {
    "maxLength": 64
  },
  "note": {
    "maxLength": 500
  },
  "undoableUntil": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const authorPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;

export const authorVersionDtoLimits = {
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const editAuthorDtoLimits = {
  "accountId": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "name": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "^[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]([^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF])?$"
  },
  "note": {
    "maxLength": 500
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const mergeAuthorDtoLimits = {
  "into": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const otherAuthorDtoLimits = {
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "name": {
    "maxLength": 64
  }
} as const;

export const writeAuthorDtoLimits = {
  "accountId": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "name": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "^[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]([^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF])?$"
  },
  "note": {
    "maxLength": 500
  }
} as const;
