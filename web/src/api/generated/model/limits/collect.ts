// Written from openapi.json by write-limits.ts.

export const collectEventsDtoLimits = {
  "events": {
    "maxItems": 100,
    "minItems": 1
  },
  "visitor": {
    "maxLength": 64,
    "minLength": 16,
    "pattern": "^[\\w-]*$"
  }
} as const;

export const collectedDtoLimits = {
  "accepted": {
    "maximum": 100,
    "minimum": 0
  },
  "errors": {
    "maxItems": 100,
    "minItems": 0
  },
  "refused": {
    "maximum": 100,
    "minimum": 0
  }
} as const;

export const collectedEventDtoLimits = {
  "id": {
    "pattern": "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"
  },
  "item": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "page": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "seconds": {
    "maximum": 3600,
    "minimum": 1
  },
  "set": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const eventProblemDtoLimits = {
  "index": {
    "minimum": 0
  }
} as const;

export const forgetVisitorDtoLimits = {
  "visitor": {
    "maxLength": 64,
    "minLength": 16,
    "pattern": "^[\\w-]*$"
  }
} as const;
