// Written from openapi.json by write-limits.ts.

export const serviceOrderDtoLimits = {
  "id": {
    "minimum": 1
  },
  "price": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "serviceId": {
    "minimum": 1
  },
  "serviceKey": {
    "maxLength": 32
  },
  "serviceTitle": {
    "maxLength": 64
  },
  "termMonths": {
    "maximum": 36,
    "minimum": 1
  },
  "version": {
    "maximum": 3,
    "minimum": 1
  }
} as const;
