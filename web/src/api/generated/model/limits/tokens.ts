// Written from openapi.json by write-limits.ts.

export const listAccountTokensLimits = {
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
  "account": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const listTokensLimits = {
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

export const accessTokenDtoLimits = {
  "createdTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "expiresTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "lastUsedTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "name": {
    "maxLength": 64,
    "minLength": 1
  },
  "scopes": {
    "maxItems": 62,
    "minItems": 0
  }
} as const;

export const accessTokenPageDtoLimits = {
  "scopes": {
    "maxItems": 62,
    "minItems": 0
  },
  "total": {
    "minimum": 0
  }
} as const;

export const accountTokenPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;

export const createAccessTokenDtoLimits = {
  "currentPassword": {
    "maxLength": 128,
    "minLength": 1
  },
  "name": {
    "maxLength": 64,
    "minLength": 1
  },
  "scopes": {
    "maxItems": 62,
    "minItems": 1
  }
} as const;
