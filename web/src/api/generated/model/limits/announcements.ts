// Written from openapi.json by write-limits.ts.

export const listAnnouncementsLimits = {
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

export const announcementDtoLimits = {
  "id": {
    "minimum": 1
  },
  "texts": {
    "maxItems": 3,
    "minItems": 1
  },
  "time": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const announcementPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;

export const announcementTextDtoLimits = {
  "text": {
    "maxLength": 2000,
    "minLength": 1
  },
  "title": {
    "maxLength": 100,
    "minLength": 1,
    "pattern": "^\\S([^\\x00-\\x1f\\x7f]*\\S)?$"
  }
} as const;

export const announcementVersionDtoLimits = {
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const editAnnouncementDtoLimits = {
  "texts": {
    "maxItems": 3,
    "minItems": 1
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const writeAnnouncementDtoLimits = {
  "texts": {
    "maxItems": 3,
    "minItems": 1
  }
} as const;
