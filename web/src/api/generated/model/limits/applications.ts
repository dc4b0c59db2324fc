// Written from openapi.json by write-limits.ts.

export const listApplicationsLimits = {
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

export const getApplicationHistoryLimits = {
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

export const advanceApplicationDtoLimits = {
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const applicationDtoLimits = {
  "activityId": {
    "minimum": 1
  },
  "approvalsNeeded": {
    "minimum": 0
  },
  "createdTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "id": {
    "minimum": 1
  },
  "returnReason": {
    "maxLength": 200,
    "minLength": 1,
    "pattern": "^\\S([\\s\\S]*\\S)?$"
  },
  "returnReasons": {
    "maxItems": 5,
    "minItems": 0
  },
  "returnedTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "steps": {
    "maxItems": 5,
    "minItems": 5
  },
  "title": {
    "maxLength": 128,
    "minLength": 1
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const applicationPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;

export const applicationStepDtoLimits = {
  "time": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  }
} as const;

export const returnApplicationDtoLimits = {
  "reason": {
    "maxLength": 200,
    "minLength": 1,
    "pattern": "^\\S([\\s\\S]*\\S)?$"
  },
  "reasons": {
    "maxItems": 5,
    "minItems": 0
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;
