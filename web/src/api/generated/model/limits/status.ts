// Written from openapi.json by write-limits.ts.

export const accountSizeDtoLimits = {
  "accountId": {
    "minimum": 1
  },
  "bytes": {
    "minimum": 0
  }
} as const;

export const backupStatusDtoLimits = {
  "bytes": {
    "minimum": 0
  },
  "everyHours": {
    "minimum": 1
  },
  "freeBytes": {
    "minimum": 0
  },
  "hours": {
    "minimum": 0
  },
  "madeTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  }
} as const;

export const certificateStatusDtoLimits = {
  "validUntilTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  }
} as const;

export const diskDtoLimits = {
  "freeBytes": {
    "minimum": 0
  },
  "totalBytes": {
    "minimum": 0
  }
} as const;

export const eventsStatusDtoLimits = {
  "lastId": {
    "minimum": 0
  },
  "lastTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  }
} as const;

export const examinationDtoLimits = {
  "endedTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "findings": {
    "maxItems": 1000,
    "minItems": 0
  }
} as const;

export const fileSizeDtoLimits = {
  "bytes": {
    "minimum": 0
  },
  "count": {
    "minimum": 0
  }
} as const;

export const jobStatusDtoLimits = {
  "durationMs": {
    "minimum": 0
  },
  "failures": {
    "minimum": 0
  },
  "lastTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "nextTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "pauseMs": {
    "minimum": 0
  }
} as const;

export const mailStatusDtoLimits = {
  "failedTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "succeededTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  }
} as const;

export const measuredStorageDtoLimits = {
  "files": {
    "maxItems": 1000,
    "minItems": 0
  },
  "groups": {
    "maxItems": 1000,
    "minItems": 0
  }
} as const;

export const measurementDtoLimits = {
  "certificates": {
    "maxItems": 1000,
    "minItems": 0
  },
  "measuredTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  }
} as const;

export const outboxStatusDtoLimits = {
  "dead": {
    "minimum": 0
  },
  "failing": {
    "minimum": 0
  },
  "oldestDueTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "waiting": {
    "minimum": 0
  }
} as const;

export const readReplicaStatusDtoLimits = {
  "lagBytes": {
    "minimum": 0
  },
  "lagSeconds": {
    "minimum": 0
  }
} as const;

export const replicaStatusDtoLimits = {
  "pid": {
    "minimum": 0
  },
  "seenTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "startedTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "streams": {
    "minimum": 0
  }
} as const;

export const schemaStatusDtoLimits = {
  "missing": {
    "minimum": 0
  },
  "newer": {
    "minimum": 0
  }
} as const;

export const storageStatusDtoLimits = {
  "accounts": {
    "maxItems": 1000,
    "minItems": 0
  },
  "databaseBytes": {
    "minimum": 0
  },
  "tables": {
    "maxItems": 1000,
    "minItems": 0
  }
} as const;

export const systemStatusDtoLimits = {
  "jobs": {
    "maxItems": 1000,
    "minItems": 0
  },
  "outbox": {
    "maxItems": 1000,
    "minItems": 0
  },
  "replicas": {
    "maxItems": 1000,
    "minItems": 0
  },
  "startedTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "time": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  }
} as const;

export const tableGroupSizeDtoLimits = {
  "bytes": {
    "minimum": 0
  }
} as const;

export const tableSizeDtoLimits = {
  "bytes": {
    "minimum": 0
  }
} as const;
