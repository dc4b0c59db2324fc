// Written from openapi.json by write-limits.ts.

export const listSessionsLimits = {
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

export const authenticatorReadyDtoLimits = {
  "recoveryCodes": {
    "maxItems": 10,
    "minItems": 0
  }
} as const;

export const changeEmailDtoLimits = {
  "currentPassword": {
    "maxLength": 128,
    "minLength": 1
  },
  "email": {
    "maxLength": 254
  }
} as const;

export const changePasswordDtoLimits = {
  "currentPassword": {
    "maxLength": 128,
    "minLength": 1
  },
  "newPassword": {
    "maxLength": 128,
    "minLength": 6,
    "pattern": "^(?=.*[a-z])(?=.*[A-Z])\\S*$"
  }
} as const;

export const changePhoneDtoLimits = {
  "currentPassword": {
    "maxLength": 128,
    "minLength": 1
  },
  "phone": {
    "maxLength": 32,
    "minLength": 1
  }
} as const;

export const confirmEmailDtoLimits = {
  "code": {
    "maxLength": 6,
    "pattern": "^\\d{6}$"
  }
} as const;

export const confirmedDtoLimits = {
  "currentPassword": {
    "maxLength": 128,
    "minLength": 1
  }
} as const;

export const endedSessionsDtoLimits = {
  "ended": {
    "minimum": 0
  }
} as const;

export const ownSessionDtoLimits = {
  "createdAt": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "expiresAt": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "lastSeenAt": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  }
} as const;

export const ownSessionPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;

export const recoveryCodesDtoLimits = {
  "codes": {
    "maxItems": 10,
    "minItems": 10
  }
} as const;

export const securityDtoLimits = {
  "authenticatorAppSince": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "authenticatorAppUsedAt": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "passwordChangedAt": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "recoveryCodesCreatedAt": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "recoveryCodesLeft": {
    "maximum": 10,
    "minimum": 0
  }
} as const;

export const setUpAuthenticatorAppDtoLimits = {
  "code": {
    "maxLength": 6,
    "pattern": "^\\d{6}$"
  },
  "setUp": {
    "maxLength": 1024,
    "minLength": 1,
    "pattern": "^[\\w-]+$"
  }
} as const;
