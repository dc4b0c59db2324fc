// Written from openapi.json by write-limits.ts.

export const listWebhooksLimits = {
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

export const listWebhookDeliveriesLimits = {
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

export const getWebhookHistoryLimits = {
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

export const applicationDecidedDtoLimits = {
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const editWebhookDtoLimits = {
  "description": {
    "maxLength": 100
  },
  "events": {
    "maxItems": 9,
    "minItems": 1
  },
  "url": {
    "maxLength": 2048,
    "minLength": 1,
    "pattern": "^https?:\\/\\/[^\\s/?#@]+([/?#]\\S*)?$"
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const orderPaidDtoLimits = {
  "id": {
    "minimum": 1
  },
  "price": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "serviceId": {
    "minimum": 1
  },
  "termMonths": {
    "maximum": 36,
    "minimum": 1
  }
} as const;

export const rowIdParamsLimits = {
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const toldItemDtoLimits = {
  "externalId": {
    "maxLength": 64
  },
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "revision": {
    "minimum": 1
  }
} as const;

export const toldItemsDtoLimits = {
  "items": {
    "maxItems": 500,
    "minItems": 1
  }
} as const;

export const toldSetsDtoLimits = {
  "ids": {
    "maxItems": 500,
    "minItems": 1
  }
} as const;

export const webhookAttemptDtoLimits = {
  "durationMs": {
    "minimum": 0
  },
  "time": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  }
} as const;

export const webhookDeliveryDtoLimits = {
  "createdTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "id": {
    "pattern": "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"
  }
} as const;

export const webhookDeliveryPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;

export const webhookDtoLimits = {
  "createdTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "description": {
    "maxLength": 100
  },
  "events": {
    "maxItems": 9,
    "minItems": 1
  },
  "failingSince": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "oldSecretUntil": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "url": {
    "maxLength": 2048,
    "minLength": 1,
    "pattern": "^https?:\\/\\/[^\\s/?#@]+([/?#]\\S*)?$"
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const webhookPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;

export const webhookSecretDtoLimits = {
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const webhookVersionDtoLimits = {
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const writeWebhookDtoLimits = {
  "description": {
    "maxLength": 100
  },
  "events": {
    "maxItems": 9,
    "minItems": 1
  },
  "url": {
    "maxLength": 2048,
    "minLength": 1,
    "pattern": "^https?:\\/\\/[^\\s/?#@]+([/?#]\\S*)?$"
  }
} as const;
