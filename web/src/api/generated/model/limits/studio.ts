// Written from openapi.json by write-limits.ts.

export const listStudioOperationsLimits = {
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

export const chatCollectionDtoLimits = {
  "id": {
    "minimum": 1
  }
} as const;

export const chatFilterLimits = {
  "keyword": {
    "maxLength": 64
  }
} as const;

export const chatMessageDtoLimits = {
  "content": {
    "maxLength": 500
  },
  "hiddenReason": {
    "maxLength": 200
  },
  "id": {
    "minimum": 1
  },
  "sentAt": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "time": {
    "pattern": "^\\d{2}:\\d{2}:\\d{2}$"
  },
  "username": {
    "maxLength": 64
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const chatMessageQueryLimits = {
  "after": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "before": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "keyword": {
    "maxLength": 64
  },
  "limit": {
    "maximum": 100,
    "minimum": 1
  }
} as const;

export const chatModerationDtoLimits = {
  "hiddenReason": {
    "maxLength": 200
  },
  "id": {
    "minimum": 1
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const chatReplyDtoLimits = {
  "content": {
    "maxLength": 500
  },
  "id": {
    "minimum": 1
  },
  "username": {
    "maxLength": 64
  }
} as const;

export const chatVersionDtoLimits = {
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const createProgrammeDtoLimits = {
  "duration": {
    "maximum": 86400,
    "minimum": 1
  },
  "name": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "^\\S([^\\x00-\\x1f\\x7f]*\\S)?$"
  }
} as const;

export const editProgrammeDtoLimits = {
  "duration": {
    "maximum": 86400,
    "minimum": 1
  },
  "name": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "^\\S([^\\x00-\\x1f\\x7f]*\\S)?$"
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const hideChatMessageDtoLimits = {
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

export const moveProgrammeDtoLimits = {
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const placeProgrammeDtoLimits = {
  "place": {
    "maximum": 100,
    "minimum": 1
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const populationPointDtoLimits = {
  "population": {
    "minimum": 0
  },
  "time": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  }
} as const;

export const programmeDtoLimits = {
  "duration": {
    "maximum": 86400,
    "minimum": 1
  },
  "id": {
    "maxLength": 8,
    "pattern": "^[0-9a-f]{8}$"
  },
  "name": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "^\\S([^\\x00-\\x1f\\x7f]*\\S)?$"
  },
  "order": {
    "minimum": 1
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const sendChatMessageDtoLimits = {
  "content": {
    "minLength": 1,
    "maxLength": 500,
    "pattern": "^\\S([\\s\\S]*\\S)?$"
  },
  "replyToId": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const streamStatusDtoLimits = {
  "bitRate": {
    "minimum": 0
  },
  "frameRate": {
    "minimum": 0
  }
} as const;

export const studioClarityDtoLimits = {
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const studioDtoLimits = {
  "clarities": {
    "maxItems": 4,
    "minItems": 1
  },
  "onAirSince": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const studioInformationDtoLimits = {
  "notification": {
    "maxLength": 200,
    "minLength": 1,
    "pattern": "^\\S([\\s\\S]*\\S)?$"
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

export const studioSampleDtoLimits = {
  "population": {
    "minimum": 0
  },
  "streams": {
    "maxItems": 3,
    "minItems": 3
  },
  "time": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  }
} as const;

export const studioVersionDtoLimits = {
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const switchStudioMethodDtoLimits = {
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const switchStudioStreamDtoLimits = {
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;
