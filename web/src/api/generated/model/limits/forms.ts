// Written from openapi.json by write-limits.ts.

export const listOperationLogPageLimits = {
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

export const listOperationLogsLimits = {
  "current": {
    "default": 1,
    "maximum": 1000000000,
    "minimum": 1
  },
  "pageSize": {
    "default": 100,
    "maximum": 100,
    "minimum": 1
  }
} as const;

export const getParameterChangeHistoryLimits = {
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

export const listParameterVersionsLimits = {
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

export const approvalStepDtoLimits = {
  "time": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  }
} as const;

export const audioAcquisitionInputDtoLimits = {
  "channels": {
    "maximum": 8,
    "minimum": 1
  }
} as const;

export const audioEncodingInputDtoLimits = {
  "channels": {
    "maximum": 8,
    "minimum": 1
  },
  "rate": {
    "maximum": 512,
    "minimum": 8
  }
} as const;

export const channelActivityChoicesDtoLimits = {
  "advertisingMedia": {
    "maxItems": 50,
    "minItems": 0
  },
  "advertisingSource": {
    "maxItems": 50,
    "minItems": 0
  },
  "keyword": {
    "maxItems": 50,
    "minItems": 0
  }
} as const;

export const channelActivityDtoLimits = {
  "activityName": {
    "maxLength": 128,
    "minLength": 1,
    "pattern": "^[\\p{L}\\p{M}\\p{N}]+$",
    "maxGraphemes": 20
  },
  "advertisingContent": {
    "minLength": 1,
    "maxGraphemes": 200
  },
  "advertisingMedia": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "\\S"
  },
  "advertisingSource": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "\\S"
  },
  "channelType": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "\\S"
  },
  "keyword": {
    "maxItems": 20,
    "minItems": 1
  },
  "promoteLink": {
    "maxLength": 2048,
    "pattern": "^[Hh][Tt][Tt][Pp][Ss]?:\\/\\/[^\\s/?#][^\\s]*$"
  },
  "promotionTime": {
    "maxItems": 2,
    "minItems": 2
  }
} as const;

export const correctChannelActivityDtoLimits = {
  "activityName": {
    "maxLength": 128,
    "minLength": 1,
    "pattern": "^[\\p{L}\\p{M}\\p{N}]+$",
    "maxGraphemes": 20
  },
  "advertisingContent": {
    "minLength": 1,
    "maxGraphemes": 200
  },
  "advertisingMedia": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "\\S"
  },
  "advertisingSource": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "\\S"
  },
  "channelType": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "\\S"
  },
  "keyword": {
    "maxItems": 20,
    "minItems": 1
  },
  "promoteLink": {
    "maxLength": 2048,
    "pattern": "^[Hh][Tt][Tt][Pp][Ss]?:\\/\\/[^\\s/?#][^\\s]*$"
  },
  "promotionTime": {
    "maxItems": 2,
    "minItems": 2
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const filmParametersDtoLimits = {
  "version": {
    "maximum": 2147483647,
    "minimum": 0
  }
} as const;

export const operationLogDtoLimits = {
  "contentNumber": {
    "maxLength": 32
  },
  "updateContent": {
    "maxLength": 200
  },
  "updateTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  }
} as const;

export const operationLogPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;

export const operationLogRowDtoLimits = {
  "contentNumber": {
    "maxLength": 32
  },
  "id": {
    "minimum": 1
  },
  "updateContent": {
    "maxLength": 200
  },
  "updateTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  }
} as const;

export const parameterApprovalDtoLimits = {
  "version": {
    "maximum": 2147483647,
    "minimum": 0
  }
} as const;

export const parameterChangeDtoLimits = {
  "appliedVersion": {
    "maximum": 2147483647,
    "minimum": 0
  },
  "approvalsNeeded": {
    "minimum": 0
  },
  "contentNumber": {
    "maxLength": 32
  },
  "id": {
    "minimum": 1
  },
  "restoredVersion": {
    "maximum": 2147483647,
    "minimum": 0
  },
  "steps": {
    "maxItems": 3,
    "minItems": 3
  },
  "updateTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const parameterVersionDtoLimits = {
  "appliedTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "changeId": {
    "minimum": 1
  },
  "contentNumber": {
    "maxLength": 32
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 0
  }
} as const;

export const parameterVersionPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;

export const rateRangeInputDtoLimits = {
  "default": {
    "maximum": 1800,
    "minimum": 150
  },
  "max": {
    "maximum": 1800,
    "minimum": 150
  },
  "min": {
    "maximum": 1800,
    "minimum": 150
  }
} as const;

export const returnParameterChangeDtoLimits = {
  "comment": {
    "minLength": 1,
    "pattern": "\\S",
    "maxGraphemes": 200
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const rollBackParametersDtoLimits = {
  "description": {
    "maxGraphemes": 200
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 0
  }
} as const;

export const storedChannelActivityDtoLimits = {
  "activityName": {
    "maxLength": 128,
    "minLength": 1,
    "pattern": "^[\\p{L}\\p{M}\\p{N}]+$",
    "maxGraphemes": 20
  },
  "advertisingContent": {
    "minLength": 1,
    "maxGraphemes": 200
  },
  "advertisingMedia": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "\\S"
  },
  "advertisingSource": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "\\S"
  },
  "applicationId": {
    "minimum": 1
  },
  "channelType": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "\\S"
  },
  "id": {
    "minimum": 1
  },
  "keyword": {
    "maxItems": 20,
    "minItems": 1
  },
  "promoteLink": {
    "maxLength": 2048,
    "pattern": "^[Hh][Tt][Tt][Pp][Ss]?:\\/\\/[^\\s/?#][^\\s]*$"
  },
  "promotionTime": {
    "maxItems": 2,
    "minItems": 2
  },
  "submittedTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  }
} as const;

export const submitParameterChangeDtoLimits = {
  "description": {
    "maxGraphemes": 200
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 0
  }
} as const;

export const videoAcquisitionInputDtoLimits = {
  "frameRate": {
    "maximum": 30,
    "minimum": 1
  }
} as const;

export const videoEncodingInputDtoLimits = {
  "frameRate": {
    "maximum": 30,
    "minimum": 1
  }
} as const;
