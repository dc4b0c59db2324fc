// Written from openapi.json by write-limits.ts.

export const accountChangedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const accountRequestChangedDtoLimits = {
  "action": {
    "maxLength": 32
  },
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const accountRequestChangedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const accountsChangedDtoLimits = {
  "action": {
    "maxLength": 32
  },
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const accountsChangedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const announcementChangedDtoLimits = {
  "id": {
    "minimum": 1
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const announcementChangedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const applicationChangedDtoLimits = {
  "action": {
    "maxLength": 32
  },
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const applicationChangedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const authorChangedDtoLimits = {
  "action": {
    "maxLength": 32
  },
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const authorChangedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const cardChangedDtoLimits = {
  "action": {
    "maxLength": 32
  },
  "id": {
    "minimum": 1
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const cardChangedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const certificationChangedDtoLimits = {
  "id": {
    "minimum": 1
  }
} as const;

export const certificationChangedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const certificationReviewChangedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const channelChangedDtoLimits = {
  "action": {
    "maxLength": 32
  },
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const channelChangedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const chatCollectedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const chatModeratedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const chatSentEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const closingDtoLimits = {
  "retry": {
    "minimum": 0
  }
} as const;

export const contentItemChangedDtoLimits = {
  "action": {
    "maxLength": 32
  },
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const contentItemChangedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const enquiryChangedDtoLimits = {
  "action": {
    "maxLength": 32
  },
  "reference": {
    "pattern": "^S-[2-9A-HJKMNP-Z]{7}$"
  }
} as const;

export const enquiryChangedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const figuresChangedDtoLimits = {
  "count": {
    "minimum": 1
  }
} as const;

export const figuresChangedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const groupChangedDtoLimits = {
  "action": {
    "maxLength": 32
  },
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const groupChangedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const helloDtoLimits = {
  "heartbeatSeconds": {
    "minimum": 1
  },
  "lastEventId": {
    "minimum": 0
  }
} as const;

export const helloEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const labelMergeChangedDtoLimits = {
  "action": {
    "maxLength": 32
  },
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const labelMergeChangedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const ledgerChangedDtoLimits = {
  "id": {
    "minimum": 1
  }
} as const;

export const ledgerChangedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const maintenanceChangedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const messageCreatedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const messageIdsDtoLimits = {
  "ids": {
    "maxItems": 500
  }
} as const;

export const messageReadEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const messageRemovedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const messageUpdatedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const notificationPreferencesChangedDtoLimits = {
  "version": {
    "maximum": 2147483647,
    "minimum": 0
  }
} as const;

export const notificationPreferencesChangedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const outboxChangedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const parametersChangedDtoLimits = {
  "id": {
    "minimum": 1
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const parametersChangedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const policiesChangedDtoLimits = {
  "count": {
    "minimum": 1
  },
  "ids": {
    "maxItems": 100,
    "minItems": 0
  }
} as const;

export const policiesChangedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const serverClosingEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const sessionEndedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const settingsChangedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const studioChangedDtoLimits = {
  "action": {
    "maxLength": 32
  }
} as const;

export const studioChangedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const studioSampledEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const testimonialChangedDtoLimits = {
  "action": {
    "maxLength": 32
  },
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const testimonialChangedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const webhookChangedDtoLimits = {
  "action": {
    "maxLength": 32
  },
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const webhookChangedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;
