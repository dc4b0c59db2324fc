// Written from openapi.json by write-limits.ts.

export const removeImportedContentItemLimits = {
  "externalId": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "^(\\S([^\\r\\n]*\\S)?)?$"
  }
} as const;

export const authorBatchDtoLimits = {
  "rows": {
    "maxItems": 500,
    "minItems": 1
  }
} as const;

export const authorRowDtoLimits = {
  "externalId": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "^[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]([^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF])?$"
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

export const batchAnswerDtoLimits = {
  "created": {
    "minimum": 0
  },
  "refused": {
    "minimum": 0
  },
  "unchanged": {
    "minimum": 0
  },
  "updated": {
    "minimum": 0
  }
} as const;

export const contentCoverDtoLimits = {
  "height": {
    "minimum": 1
  },
  "id": {
    "maxLength": 50,
    "pattern": "^([0-9a-f]{40}-\\d{1,4}x\\d{1,4})?$"
  },
  "text": {
    "maxLength": 200,
    "pattern": "^(\\S([^\\r\\n]*\\S)?)?$"
  },
  "width": {
    "minimum": 1
  }
} as const;

export const contentItemAuthorDtoLimits = {
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const contentItemDtoLimits = {
  "agesFrom": {
    "maximum": 18,
    "minimum": 3
  },
  "agesTo": {
    "maximum": 18,
    "minimum": 3
  },
  "approvalsNeeded": {
    "minimum": 0
  },
  "body": {
    "maxLength": 20000
  },
  "createdTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "decidedTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "externalId": {
    "maxLength": 64
  },
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "labels": {
    "maxItems": 10,
    "minItems": 0
  },
  "onlineFrom": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "onlineUntil": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "published": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "reason": {
    "maxLength": 200
  },
  "submittedTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "summary": {
    "maxLength": 2000
  },
  "title": {
    "maxLength": 128
  },
  "updatedTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "videoAddress": {
    "maxLength": 500
  },
  "working": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const contentItemQueueDtoLimits = {
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const contentVideoDtoLimits = {
  "height": {
    "minimum": 1
  },
  "id": {
    "maxLength": 32,
    "pattern": "^([0-9a-f]{32})?$"
  },
  "seconds": {
    "minimum": 0
  },
  "width": {
    "minimum": 1
  }
} as const;

export const factBatchDtoLimits = {
  "rows": {
    "maxItems": 5000,
    "minItems": 1
  }
} as const;

export const factRowDtoLimits = {
  "clicks": {
    "maximum": 1000000,
    "minimum": 0
  },
  "comments": {
    "maximum": 1000000,
    "minimum": 0
  },
  "day": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  },
  "exposures": {
    "maximum": 1000000,
    "minimum": 0
  },
  "externalId": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "^(\\S([^\\r\\n]*\\S)?)?$"
  },
  "hour": {
    "maximum": 23,
    "minimum": 0
  },
  "likes": {
    "maximum": 1000000,
    "minimum": 0
  },
  "minutes": {
    "maximum": 1000000,
    "minimum": 0
  },
  "publications": {
    "maximum": 1000000,
    "minimum": 0
  },
  "shares": {
    "maximum": 1000000,
    "minimum": 0
  }
} as const;

export const itemBatchDtoLimits = {
  "rows": {
    "maxItems": 500,
    "minItems": 1
  }
} as const;

export const itemRowDtoLimits = {
  "agesFrom": {
    "maximum": 18,
    "minimum": 3
  },
  "agesTo": {
    "maximum": 18,
    "minimum": 3
  },
  "author": {
    "maxLength": 64,
    "minLength": 1
  },
  "authorExternalId": {
    "maxLength": 64,
    "minLength": 1
  },
  "body": {
    "maxLength": 20000
  },
  "cover": {
    "maxLength": 50,
    "pattern": "^([0-9a-f]{40}-\\d{1,4}x\\d{1,4})?$"
  },
  "coverText": {
    "maxLength": 200,
    "pattern": "^(\\S([^\\r\\n]*\\S)?)?$"
  },
  "externalId": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "^(\\S([^\\r\\n]*\\S)?)?$"
  },
  "labels": {
    "maxItems": 10,
    "minItems": 0
  },
  "summary": {
    "maxLength": 2000
  },
  "title": {
    "maxLength": 80,
    "minLength": 1,
    "pattern": "^\\S([^\\r\\n]*\\S)?$"
  },
  "video": {
    "maxLength": 32,
    "pattern": "^([0-9a-f]{32})?$"
  },
  "videoAddress": {
    "maxLength": 500,
    "pattern": "^(https:\\/\\/[^\\s/?#]\\S*)?$"
  }
} as const;

export const projectBatchDtoLimits = {
  "rows": {
    "maxItems": 500,
    "minItems": 1
  }
} as const;

export const projectRowDtoLimits = {
  "description": {
    "maxLength": 200
  },
  "name": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "^[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]([^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF])?$"
  },
  "team": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "^[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]([^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF])?$"
  }
} as const;

export const rowAnswerDtoLimits = {
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "index": {
    "minimum": 0
  }
} as const;

export const teamBatchDtoLimits = {
  "rows": {
    "maxItems": 500,
    "minItems": 1
  }
} as const;

export const teamRowDtoLimits = {
  "description": {
    "maxLength": 200
  },
  "name": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "^[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]([^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF])?$"
  }
} as const;
