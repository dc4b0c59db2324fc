// Written from openapi.json by write-limits.ts.

export const listDeliveredItemsLimits = {
  "search": {
    "maxLength": 100,
    "minLength": 1
  },
  "label": {
    "maxLength": 30,
    "minLength": 1
  },
  "age": {
    "maximum": 18,
    "minimum": 3
  },
  "externalId": {
    "maxLength": 64,
    "minLength": 1
  },
  "limit": {
    "default": 20,
    "maximum": 100,
    "minimum": 1
  },
  "cursor": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "^[\\w-]+$"
  }
} as const;

export const listDeliveredSetsLimits = {
  "age": {
    "maximum": 18,
    "minimum": 3
  },
  "limit": {
    "default": 20,
    "maximum": 100,
    "minimum": 1
  },
  "cursor": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "^[\\w-]+$"
  }
} as const;

export const getDeliveredSetLimits = {
  "limit": {
    "default": 100,
    "maximum": 1000,
    "minimum": 1
  },
  "cursor": {
    "maxLength": 8000,
    "minLength": 1,
    "pattern": "^[\\w-]+$"
  }
} as const;

export const deliveredItemDetailDtoLimits = {
  "agesFrom": {
    "maximum": 18,
    "minimum": 3
  },
  "agesTo": {
    "maximum": 18,
    "minimum": 3
  },
  "externalId": {
    "maxLength": 64
  },
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "seconds": {
    "minimum": 0
  },
  "slug": {
    "pattern": "^[a-z0-9]+(-[a-z0-9]+)*-[1-9][0-9]*$"
  }
} as const;

export const deliveredItemDtoLimits = {
  "agesFrom": {
    "maximum": 18,
    "minimum": 3
  },
  "agesTo": {
    "maximum": 18,
    "minimum": 3
  },
  "externalId": {
    "maxLength": 64
  },
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "seconds": {
    "minimum": 0
  },
  "slug": {
    "pattern": "^[a-z0-9]+(-[a-z0-9]+)*-[1-9][0-9]*$"
  }
} as const;

export const deliveredItemPageDtoLimits = {
  "next": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "^[\\w-]+$"
  }
} as const;

export const deliveredSetDtoLimits = {
  "count": {
    "maximum": 2147483647,
    "minimum": 0
  },
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "languages": {
    "maxItems": 3,
    "minItems": 0
  },
  "number": {
    "maximum": 999999999,
    "minimum": 1
  }
} as const;

export const deliveredSetItemsDtoLimits = {
  "count": {
    "maximum": 2147483647,
    "minimum": 0
  },
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "languages": {
    "maxItems": 3,
    "minItems": 0
  },
  "next": {
    "maxLength": 8000,
    "minLength": 1,
    "pattern": "^[\\w-]+$"
  },
  "number": {
    "maximum": 999999999,
    "minimum": 1
  }
} as const;

export const deliveredSetPageDtoLimits = {
  "next": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "^[\\w-]+$"
  }
} as const;
