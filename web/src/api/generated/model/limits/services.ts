// Written from openapi.json by write-limits.ts.

export const listServiceOffersLimits = {
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

export const getServiceOfferHistoryLimits = {
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

export const editServiceOfferDtoLimits = {
  "terms": {
    "maxItems": 12,
    "minItems": 1
  },
  "texts": {
    "maxItems": 3,
    "minItems": 1
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const offeredTermDtoLimits = {
  "months": {
    "maximum": 36,
    "minimum": 1
  },
  "price": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const serviceOfferDtoLimits = {
  "expiresAt": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "icon": {
    "maxLength": 32
  },
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "key": {
    "maxLength": 32
  },
  "terms": {
    "maxItems": 12,
    "minItems": 0
  },
  "texts": {
    "maxItems": 3,
    "minItems": 1
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const serviceOfferPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;

export const serviceOfferVersionDtoLimits = {
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const serviceTextDtoLimits = {
  "description": {
    "maxLength": 200,
    "minLength": 1
  },
  "title": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "^\\S([^\\x00-\\x1f\\x7f]*\\S)?$"
  }
} as const;

export const writeServiceOfferDtoLimits = {
  "terms": {
    "maxItems": 12,
    "minItems": 1
  },
  "texts": {
    "maxItems": 3,
    "minItems": 1
  }
} as const;
