// Written from openapi.json by write-limits.ts.

export const messagesOfTypeDtoLimits = {
  "upTo": {
    "maximum": 9007199254740991,
    "minimum": 0
  }
} as const;
