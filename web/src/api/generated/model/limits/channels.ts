// Written from openapi.json by write-limits.ts.

export const listChannelsLimits = {
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

export const getChannelHistoryLimits = {
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

export const channelDtoLimits = {
  "createdTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "key": {
    "maxLength": 41,
    "minLength": 41,
    "pattern": "^sala_pub_[\\w-]{32}$"
  },
  "lastUsedTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "name": {
    "maxLength": 60,
    "minLength": 1,
    "pattern": "^[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]([^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF])?$"
  },
  "oldKeyUntil": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "origins": {
    "maxItems": 20,
    "minItems": 0
  },
  "previewPattern": {
    "maxLength": 500,
    "pattern": "^$|^(https:\\/\\/[^\\s{}/?#@\\\\]+|http:\\/\\/(localhost|127\\.0\\.0\\.1|\\[::1\\])(:\\d{1,5})?)[/?#]([^\\s{}]|\\{(token|slug|id|language)\\})*\\{token\\}([^\\s{}]|\\{(token|slug|id|language)\\})*$"
  },
  "rate": {
    "maximum": 600000,
    "minimum": 60
  },
  "revokedTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const channelPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;

export const channelVersionDtoLimits = {
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const editChannelDtoLimits = {
  "name": {
    "maxLength": 60,
    "minLength": 1,
    "pattern": "^[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]([^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF])?$"
  },
  "origins": {
    "maxItems": 20,
    "minItems": 0
  },
  "previewPattern": {
    "maxLength": 500,
    "pattern": "^$|^(https:\\/\\/[^\\s{}/?#@\\\\]+|http:\\/\\/(localhost|127\\.0\\.0\\.1|\\[::1\\])(:\\d{1,5})?)[/?#]([^\\s{}]|\\{(token|slug|id|language)\\})*\\{token\\}([^\\s{}]|\\{(token|slug|id|language)\\})*$"
  },
  "rate": {
    "maximum": 600000,
    "minimum": 60
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const writeChannelDtoLimits = {
  "name": {
    "maxLength": 60,
    "minLength": 1,
    "pattern": "^[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]([^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF])?$"
  },
  "origins": {
    "maxItems": 20,
    "minItems": 0
  },
  "previewPattern": {
    "maxLength": 500,
    "pattern": "^$|^(https:\\/\\/[^\\s{}/?#@\\\\]+|http:\\/\\/(localhost|127\\.0\\.0\\.1|\\[::1\\])(:\\d{1,5})?)[/?#]([^\\s{}]|\\{(token|slug|id|language)\\})*\\{token\\}([^\\s{}]|\\{(token|slug|id|language)\\})*$"
  },
  "rate": {
    "maximum": 600000,
    "minimum": 60
  }
} as const;
