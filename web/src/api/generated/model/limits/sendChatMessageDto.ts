// Written from openapi.json by write-limits.ts.

export const sendChatMessageDtoLimits = {
  "category": {
    "default": "message"
  },
  "content": {
    "maxLength": 500,
    "minLength": 1,
    "pattern": "^\\S([\\s\\S]*\\S)?$"
  },
  "replyToId": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;
