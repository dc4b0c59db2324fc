// Written from openapi.json by write-limits.ts.

export const getQualityInspectionHistoryLimits = {
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

export const listQualityInspectionItemsLimits = {
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

export const getRulePresetHistoryLimits = {
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

export const getServiceHistoryLimits = {
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

export const cardVersionDtoLimits = {
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const createQualityInspectionDtoLimits = {
  "title": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "^\\S(.*\\S)?$"
  }
} as const;

export const editQualityInspectionDtoLimits = {
  "title": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "^\\S(.*\\S)?$"
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const orderServiceDtoLimits = {
  "price": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "termMonths": {
    "maximum": 36,
    "minimum": 1
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const presetPlaceDtoLimits = {
  "itemId": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "place": {
    "maximum": 50,
    "minimum": 1
  }
} as const;

export const presetWeightDtoLimits = {
  "label": {
    "maxLength": 30,
    "minLength": 1,
    "pattern": "^\\S([^\\r\\n]*\\S)?$"
  },
  "weight": {
    "maximum": 9,
    "minimum": 2
  }
} as const;

export const previewRuleDtoLimits = {
  "policyId": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const qualityInspectionDtoLimits = {
  "data": {
    "maxItems": 3,
    "minItems": 3
  },
  "description": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "id": {
    "minimum": 1
  },
  "name": {
    "maxLength": 32
  },
  "title": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "^\\S(.*\\S)?$"
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const queueAuthorDtoLimits = {
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "name": {
    "maxLength": 64
  }
} as const;

export const queueConditionsDtoLimits = {
  "agesFrom": {
    "maximum": 18,
    "minimum": 3
  },
  "agesTo": {
    "maximum": 18,
    "minimum": 3
  },
  "authorIds": {
    "maxItems": 50,
    "minItems": 0
  },
  "kinds": {
    "maxItems": 3,
    "minItems": 0
  },
  "labels": {
    "maxItems": 20,
    "minItems": 0
  },
  "languages": {
    "maxItems": 3,
    "minItems": 0
  },
  "sources": {
    "maxItems": 5,
    "minItems": 0
  },
  "subjects": {
    "maxItems": 6,
    "minItems": 0
  }
} as const;

export const queueItemDtoLimits = {
  "duration": {
    "minimum": 0
  },
  "id": {
    "minimum": 1
  },
  "itemId": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "reason": {
    "maxLength": 200
  },
  "submittedTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "title": {
    "maxLength": 128
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const queueItemPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;

export const rejectItemDtoLimits = {
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

export const ruleItemDtoLimits = {
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "title": {
    "maxLength": 128
  }
} as const;

export const ruleParametersDtoLimits = {
  "itemIds": {
    "maxItems": 50,
    "minItems": 0
  },
  "labels": {
    "maxItems": 50,
    "minItems": 0
  },
  "languages": {
    "maxItems": 3,
    "minItems": 0
  },
  "places": {
    "maxItems": 50,
    "minItems": 0
  },
  "weights": {
    "maxItems": 20,
    "minItems": 0
  },
  "words": {
    "maxItems": 200,
    "minItems": 0
  }
} as const;

export const rulePresetDetailDtoLimits = {
  "description": {
    "maxLength": 200
  },
  "id": {
    "minimum": 1
  },
  "items": {
    "maxItems": 50,
    "minItems": 0
  },
  "key": {
    "maxLength": 32
  },
  "title": {
    "maxLength": 64
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const rulePresetDtoLimits = {
  "description": {
    "maxLength": 200
  },
  "id": {
    "minimum": 1
  },
  "key": {
    "maxLength": 32
  },
  "title": {
    "maxLength": 64
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const rulePreviewDtoLimits = {
  "delivered": {
    "maximum": 1000,
    "minimum": 0
  },
  "hidden": {
    "maximum": 1000,
    "minimum": 0
  },
  "list": {
    "maxItems": 100,
    "minItems": 0
  },
  "moved": {
    "maximum": 1000,
    "minimum": 0
  },
  "shown": {
    "maximum": 1000,
    "minimum": 0
  }
} as const;

export const rulePreviewItemDtoLimits = {
  "after": {
    "maximum": 1000,
    "minimum": 1
  },
  "before": {
    "maximum": 1000,
    "minimum": 1
  },
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "title": {
    "maxLength": 128
  }
} as const;

export const serviceDtoLimits = {
  "description": {
    "maxLength": 200
  },
  "expiresAt": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "icon": {
    "maxLength": 32
  },
  "id": {
    "minimum": 1
  },
  "key": {
    "maxLength": 32
  },
  "nextExpiresAt": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "texts": {
    "maxItems": 3,
    "minItems": 1
  },
  "title": {
    "maxLength": 64
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const serviceOrderDtoLimits = {
  "cancelledTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "createdTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "id": {
    "minimum": 1
  },
  "paidTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "price": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "serviceId": {
    "minimum": 1
  },
  "serviceKey": {
    "maxLength": 32
  },
  "serviceTitle": {
    "maxLength": 64
  },
  "serviceTitles": {
    "maxItems": 3,
    "minItems": 1
  },
  "termMonths": {
    "maximum": 36,
    "minimum": 1
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const serviceTermDtoLimits = {
  "expiresAt": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "months": {
    "maximum": 36,
    "minimum": 1
  },
  "price": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const serviceTitleDtoLimits = {
  "title": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "^\\S([^\\x00-\\x1f\\x7f]*\\S)?$"
  }
} as const;

export const setRuleParametersDtoLimits = {
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;
