// Written from openapi.json by write-limits.ts.

export const listPasskeysLimits = {
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

export const addPasskeyDtoLimits = {
  "attestationObject": {
    "maxLength": 8192,
    "minLength": 1,
    "pattern": "^[\\w-]+$"
  },
  "clientDataJson": {
    "maxLength": 4096,
    "minLength": 1,
    "pattern": "^[\\w-]+$"
  },
  "credentialId": {
    "maxLength": 1364,
    "minLength": 1,
    "pattern": "^[\\w-]+$"
  },
  "name": {
    "maxLength": 64,
    "minLength": 1
  },
  "transports": {
    "maxItems": 7,
    "minItems": 0
  }
} as const;

export const addedPasskeyDtoLimits = {
  "recoveryCodes": {
    "maxItems": 10,
    "minItems": 0
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

export const finishLoginWithPasskeyDtoLimits = {
  "authenticatorData": {
    "maxLength": 2048,
    "minLength": 1,
    "pattern": "^[\\w-]+$"
  },
  "challenge": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "^[\\w-]+$"
  },
  "clientDataJson": {
    "maxLength": 4096,
    "minLength": 1,
    "pattern": "^[\\w-]+$"
  },
  "credentialId": {
    "maxLength": 1364,
    "minLength": 1,
    "pattern": "^[\\w-]+$"
  },
  "signature": {
    "maxLength": 2048,
    "minLength": 1,
    "pattern": "^[\\w-]+$"
  },
  "userHandle": {
    "maxLength": 88,
    "minLength": 1,
    "pattern": "^[\\w-]+$"
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

export const passkeyCredentialDtoLimits = {
  "transports": {
    "maxItems": 7,
    "minItems": 0
  }
} as const;

export const passkeyDtoLimits = {
  "createdTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "lastUsedTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "name": {
    "maxLength": 64,
    "minLength": 1
  }
} as const;

export const passkeyLoginDtoLimits = {
  "authenticatorData": {
    "maxLength": 2048,
    "minLength": 1,
    "pattern": "^[\\w-]+$"
  },
  "clientDataJson": {
    "maxLength": 4096,
    "minLength": 1,
    "pattern": "^[\\w-]+$"
  },
  "credentialId": {
    "maxLength": 1364,
    "minLength": 1,
    "pattern": "^[\\w-]+$"
  },
  "signature": {
    "maxLength": 2048,
    "minLength": 1,
    "pattern": "^[\\w-]+$"
  },
  "userHandle": {
    "maxLength": 88,
    "minLength": 1,
    "pattern": "^[\\w-]+$"
  }
} as const;

export const passkeyPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;

export const passkeyQuestionDtoLimits = {
  "allowed": {
    "maxItems": 20,
    "minItems": 0
  },
  "timeout": {
    "minimum": 0
  }
} as const;

export const passkeyRegistrationDtoLimits = {
  "algorithms": {
    "maxItems": 3,
    "minItems": 1
  },
  "excluded": {
    "maxItems": 20,
    "minItems": 0
  },
  "timeout": {
    "minimum": 0
  }
} as const;

export const recoveryCodesDtoLimits = {
  "codes": {
    "maxItems": 10,
    "minItems": 10
  }
} as const;

export const renamePasskeyDtoLimits = {
  "name": {
    "maxLength": 64,
    "minLength": 1
  }
} as const;

export const secondStepDtoLimits = {
  "challenge": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "^[\\w-]+$"
  }
} as const;

export const securityDtoLimits = {
  "authenticatorAppSince": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "authenticatorAppUsedAt": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "passkeys": {
    "maximum": 20,
    "minimum": 0
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
