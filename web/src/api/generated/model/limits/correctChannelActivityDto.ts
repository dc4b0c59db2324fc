// Written from openapi.json by write-limits.ts.

export const correctChannelActivityDtoLimits = {
  "activityName": {
    "maxLength": 20,
    "minLength": 1,
    "pattern": "^[a-zA-Z0-9\\u4e00-\\u9fa5]{1,20}$"
  },
  "advertisingContent": {
    "minLength": 1,
    "maxGraphemes": 200
  },
  "advertisingMedia": {
    "maxLength": 64,
    "minLength": 1
  },
  "advertisingSource": {
    "maxLength": 64,
    "minLength": 1
  },
  "channelType": {
    "maxLength": 64,
    "minLength": 1
  },
  "keyword": {
    "maxItems": 20,
    "minItems": 1
  },
  "promoteLink": {
    "maxLength": 2048,
    "pattern": "^[Hh][Tt][Tt][Pp][Ss]?:\\/\\/[^\\s/?#][^\\s]*$"
  },
  "promotionTime": {
    "maxItems": 2,
    "minItems": 2
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;
