// Written from openapi.json by write-limits.ts.

export const listRightsLimits = {
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
  },
  "account": {
    "maxLength": 64
  }
} as const;

export const rightDtoLimits = {
  "grants": {
    "maxItems": 3,
    "minItems": 0
  },
  "id": {
    "minimum": 1
  },
  "roles": {
    "maxItems": 2,
    "minItems": 1
  }
} as const;

export const rightPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;
