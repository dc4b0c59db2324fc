// Written from openapi.json by write-limits.ts.

export const listGroupsLimits = {
  "current": {
    "default": 1,
    "maximum": 1000000000,
    "minimum": 1
  },
  "pageSize": {
    "default": 10,
    "maximum": 100,
    "minimum": 1
  },
  "search": {
    "maxLength": 64
  }
} as const;

export const listGroupCandidatesLimits = {
  "search": {
    "maxLength": 64
  }
} as const;

export const getGroupHistoryLimits = {
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

export const editGroupDtoLimits = {
  "description": {
    "maxLength": 200
  },
  "name": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "^[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]([^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF])?$"
  },
  "teamId": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const groupDetailsDtoLimits = {
  "actions": {
    "maxItems": 6,
    "minItems": 0
  },
  "createdTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "description": {
    "maxLength": 200
  },
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "members": {
    "maxItems": 100
  },
  "name": {
    "maxLength": 64,
    "minLength": 1
  },
  "peopleNumber": {
    "minimum": 0
  },
  "projectNumber": {
    "minimum": 0
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const groupDtoLimits = {
  "actions": {
    "maxItems": 6,
    "minItems": 0
  },
  "createdTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "description": {
    "maxLength": 200
  },
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "name": {
    "maxLength": 64,
    "minLength": 1
  },
  "peopleNumber": {
    "minimum": 0
  },
  "projectNumber": {
    "minimum": 0
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const groupMemberDtoLimits = {
  "account": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const groupPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;

export const groupTeamDtoLimits = {
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "name": {
    "maxLength": 64,
    "minLength": 1
  }
} as const;

export const groupVersionDtoLimits = {
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const personDetailsDtoLimits = {
  "account": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const personDtoLimits = {
  "account": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const writeGroupDtoLimits = {
  "description": {
    "maxLength": 200
  },
  "name": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "^[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]([^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF])?$"
  },
  "teamId": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;
