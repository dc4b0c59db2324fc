// Written from openapi.json by write-limits.ts.

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
