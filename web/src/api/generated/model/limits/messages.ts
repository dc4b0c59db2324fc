// Written from openapi.json by write-limits.ts.

export const listMessagePageLimits = {
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
  "status": {
    "maximum": 1,
    "minimum": 0
  },
  "messageType": {
    "maximum": 3,
    "minimum": 0
  },
  "time": {
    "maxItems": 2,
    "minItems": 1
  },
  "search": {
    "maxLength": 64
  }
} as const;

export const changedMessagesDtoLimits = {
  "count": {
    "minimum": 0
  }
} as const;

export const messageCountsDtoLimits = {
  "message": {
    "minimum": 0
  },
  "notice": {
    "minimum": 0
  },
  "todo": {
    "minimum": 0
  }
} as const;

export const messageDtoLimits = {
  "content": {
    "maxLength": 500
  },
  "id": {
    "minimum": 1
  },
  "link": {
    "maxLength": 200
  },
  "subTitle": {
    "maxLength": 64
  },
  "time": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "title": {
    "maxLength": 64
  }
} as const;

export const messagePageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;

export const messagesOfTypeDtoLimits = {
  "upTo": {
    "maximum": 9007199254740991,
    "minimum": 0
  }
} as const;

export const notificationPreferencesDtoLimits = {
  "digestHour": {
    "maximum": 23,
    "minimum": 0
  },
  "kinds": {
    "maxItems": 13,
    "minItems": 0
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 0
  }
} as const;

export const quietHoursDtoLimits = {
  "from": {
    "maxLength": 5,
    "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
  },
  "to": {
    "maxLength": 5,
    "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
  }
} as const;

export const readMessagesDtoLimits = {
  "ids": {
    "maxItems": 500,
    "minItems": 0
  }
} as const;

export const removeMessagesDtoLimits = {
  "ids": {
    "maxItems": 500,
    "minItems": 0
  }
} as const;

export const saveNotificationPreferencesDtoLimits = {
  "digestHour": {
    "maximum": 23,
    "minimum": 0
  },
  "kinds": {
    "maxItems": 13,
    "minItems": 0
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 0
  }
} as const;

export const unreadMessagesDtoLimits = {
  "message": {
    "minimum": 0
  },
  "notice": {
    "minimum": 0
  },
  "quietSeconds": {
    "minimum": 0
  },
  "todo": {
    "minimum": 0
  }
} as const;
