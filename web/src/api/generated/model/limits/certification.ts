// Written from openapi.json by write-limits.ts.

export const listCertificationsLimits = {
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

export const getCertificationHistoryLimits = {
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

export const certificationDetailDtoLimits = {
  "approvalsNeeded": {
    "minimum": 0
  },
  "decidedTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "documents": {
    "maxItems": 5
  },
  "id": {
    "minimum": 1
  },
  "reason": {
    "maxLength": 200
  },
  "submittedTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const certificationDocumentDtoLimits = {
  "name": {
    "maxLength": 128
  },
  "size": {
    "minimum": 1
  }
} as const;

export const certificationListItemDtoLimits = {
  "id": {
    "minimum": 1
  },
  "submittedTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  }
} as const;

export const certificationPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;
