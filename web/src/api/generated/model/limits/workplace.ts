// Written from openapi.json by write-limits.ts.

export const contentDataPointDtoLimits = {
  "y": {
    "minimum": 0
  }
} as const;

export const newsDtoLimits = {
  "count": {
    "minimum": 1
  },
  "day": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  },
  "link": {
    "maxLength": 200
  }
} as const;

export const popularContentDtoLimits = {
  "clickNumber": {
    "pattern": "^(\\d+\\.\\dw\\+|\\d{1,4})$"
  },
  "clicks": {
    "minimum": 0
  },
  "clicksToday": {
    "minimum": 0
  },
  "id": {
    "minimum": 1
  },
  "key": {
    "maximum": 5,
    "minimum": 1
  },
  "title": {
    "maxLength": 128
  }
} as const;

export const recentPageDtoLimits = {
  "time": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  }
} as const;

export const shortcutsDtoLimits = {
  "pages": {
    "maxItems": 12,
    "minItems": 0
  }
} as const;

export const sinceLastVisitDtoLimits = {
  "list": {
    "maxItems": 3
  },
  "since": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  }
} as const;

export const waitingDtoLimits = {
  "list": {
    "maxItems": 50
  }
} as const;

export const waitingItemDtoLimits = {
  "count": {
    "minimum": 1
  },
  "due": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "link": {
    "maxLength": 200
  },
  "since": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  }
} as const;
