// Written from openapi.json by write-limits.ts.

export const getContentPictureLimits = {
  "until": {
    "maximum": 9007199254740991,
    "minimum": 0
  },
  "signature": {
    "maxLength": 64
  }
} as const;

export const getContentVideoLimits = {
  "until": {
    "maximum": 9007199254740991,
    "minimum": 0
  },
  "signature": {
    "maxLength": 64
  }
} as const;

export const listContentItemsLimits = {
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
    "maxLength": 100
  },
  "authorId": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "age": {
    "maximum": 18,
    "minimum": 3
  },
  "label": {
    "maxLength": 30,
    "minLength": 1
  },
  "deleted": {
    "default": false
  }
} as const;

export const uploadContentImportLimits = {
  "sheet": {
    "maximum": 255,
    "minimum": 1
  },
  "headerRow": {
    "maximum": 50000,
    "minimum": 1
  }
} as const;

export const listContentOperationsLimits = {
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

export const compareContentRevisionsLimits = {
  "from": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "to": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const getContentItemHistoryLimits = {
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

export const listContentRevisionsLimits = {
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

export const listLabelsLimits = {
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
    "maxLength": 30
  }
} as const;

export const listLabelChoicesLimits = {
  "search": {
    "maxLength": 30
  }
} as const;

export const previewLabelMergeLimits = {
  "from": {
    "maxLength": 30,
    "minLength": 1,
    "pattern": "^\\S([^\\r\\n]*\\S)?$"
  },
  "into": {
    "maxLength": 30,
    "minLength": 1,
    "pattern": "^\\S([^\\r\\n]*\\S)?$"
  }
} as const;

export const beginVideoDtoLimits = {
  "modified": {
    "maximum": 9007199254740991,
    "minimum": 0
  },
  "name": {
    "maxLength": 200,
    "minLength": 1
  },
  "size": {
    "maximum": 100000000000,
    "minimum": 1
  }
} as const;

export const changeContentItemsDtoLimits = {
  "ids": {
    "maxItems": 100,
    "minItems": 1
  }
} as const;

export const changeMatchingContentItemsDtoLimits = {
  "expectedTotal": {
    "maximum": 1000,
    "minimum": 1
  }
} as const;

export const confirmContentImportDtoLimits = {
  "create": {
    "maximum": 10000,
    "minimum": 0
  },
  "update": {
    "maximum": 10000,
    "minimum": 0
  }
} as const;

export const contentColumnDtoLimits = {
  "width": {
    "maximum": 1000,
    "minimum": 40
  }
} as const;

export const contentComparisonDtoLimits = {
  "from": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "to": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const contentImportColumnsDtoLimits = {
  "agesFrom": {
    "maximum": 49,
    "minimum": 0
  },
  "agesTo": {
    "maximum": 49,
    "minimum": 0
  },
  "author": {
    "maximum": 49,
    "minimum": 0
  },
  "body": {
    "maximum": 49,
    "minimum": 0
  },
  "externalId": {
    "maximum": 49,
    "minimum": 0
  },
  "itemId": {
    "maximum": 49,
    "minimum": 0
  },
  "kind": {
    "maximum": 49,
    "minimum": 0
  },
  "labels": {
    "maximum": 49,
    "minimum": 0
  },
  "language": {
    "maximum": 49,
    "minimum": 0
  },
  "source": {
    "maximum": 49,
    "minimum": 0
  },
  "subject": {
    "maximum": 49,
    "minimum": 0
  },
  "summary": {
    "maximum": 49,
    "minimum": 0
  },
  "title": {
    "maximum": 49,
    "minimum": 0
  },
  "videoAddress": {
    "maximum": 49,
    "minimum": 0
  }
} as const;

export const contentImportDtoLimits = {
  "create": {
    "minimum": 0
  },
  "error": {
    "minimum": 0
  },
  "errorTotal": {
    "minimum": 0
  },
  "headerRow": {
    "minimum": 1
  },
  "rows": {
    "minimum": 0
  },
  "sheet": {
    "minimum": 1
  },
  "unchanged": {
    "minimum": 0
  },
  "update": {
    "minimum": 0
  }
} as const;

export const contentImportErrorDtoLimits = {
  "row": {
    "minimum": 1
  }
} as const;

export const contentImportResultDtoLimits = {
  "changed": {
    "minimum": 0
  },
  "created": {
    "minimum": 0
  },
  "rejected": {
    "minimum": 0
  },
  "skipped": {
    "minimum": 0
  },
  "undoableUntil": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "updated": {
    "minimum": 0
  }
} as const;

export const contentItemFilterLimits = {
  "age": {
    "maximum": 18,
    "minimum": 3
  },
  "authorId": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "label": {
    "maxLength": 30,
    "minLength": 1
  },
  "search": {
    "maxLength": 100
  }
} as const;

export const contentItemListItemDtoLimits = {
  "agesFrom": {
    "maximum": 18,
    "minimum": 3
  },
  "agesTo": {
    "maximum": 18,
    "minimum": 3
  },
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "labels": {
    "maxItems": 10,
    "minItems": 0
  },
  "onlineFrom": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "onlineUntil": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "title": {
    "maxLength": 128
  },
  "updatedTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const contentItemPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;

export const contentOperationDtoLimits = {
  "changed": {
    "minimum": 0
  },
  "skipped": {
    "minimum": 0
  },
  "undoableUntil": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  }
} as const;

export const contentOperationPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;

export const contentOperationStatusDtoLimits = {
  "changed": {
    "minimum": 0
  },
  "time": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "undoableSeconds": {
    "minimum": 0
  },
  "undoableUntil": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  }
} as const;

export const contentPictureDtoLimits = {
  "height": {
    "minimum": 1
  },
  "id": {
    "maxLength": 50,
    "pattern": "^([0-9a-f]{40}-\\d{1,4}x\\d{1,4})?$"
  },
  "width": {
    "minimum": 1
  }
} as const;

export const contentPreviewLinkDtoLimits = {
  "sites": {
    "maxItems": 100,
    "minItems": 0
  },
  "untilTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  }
} as const;

export const contentRevisionDtoLimits = {
  "agesFrom": {
    "maximum": 18,
    "minimum": 3
  },
  "agesTo": {
    "maximum": 18,
    "minimum": 3
  },
  "body": {
    "maxLength": 20000
  },
  "changedTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "createdTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "labels": {
    "maxItems": 10,
    "minItems": 0
  },
  "number": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "publishedTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "summary": {
    "maxLength": 2000
  },
  "title": {
    "maxLength": 128
  },
  "videoAddress": {
    "maxLength": 500
  }
} as const;

export const contentRevisionListItemDtoLimits = {
  "changedTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "createdTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "number": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "publishedTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "title": {
    "maxLength": 128
  }
} as const;

export const contentRevisionPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;

export const contentTableDtoLimits = {
  "columns": {
    "maxItems": 12,
    "minItems": 0
  }
} as const;

export const contentViewSavedDtoLimits = {
  "columns": {
    "maxItems": 12,
    "minItems": 0
  },
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "name": {
    "maxLength": 32,
    "pattern": "^\\S([^\\x00-\\x1f\\x7f]*\\S)?$"
  }
} as const;

export const createContentDownloadDtoLimits = {
  "columns": {
    "maxItems": 17,
    "minItems": 1
  },
  "ids": {
    "maxItems": 500,
    "minItems": 1
  }
} as const;

export const createContentItemDtoLimits = {
  "agesFrom": {
    "maximum": 18,
    "minimum": 3
  },
  "agesTo": {
    "maximum": 18,
    "minimum": 3
  },
  "authorId": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "body": {
    "maxLength": 20000
  },
  "cover": {
    "maxLength": 50,
    "pattern": "^([0-9a-f]{40}-\\d{1,4}x\\d{1,4})?$"
  },
  "coverText": {
    "maxLength": 200,
    "pattern": "^(\\S([^\\r\\n]*\\S)?)?$"
  },
  "externalId": {
    "maxLength": 64,
    "pattern": "^(\\S([^\\r\\n]*\\S)?)?$"
  },
  "labels": {
    "maxItems": 10,
    "minItems": 0
  },
  "summary": {
    "maxLength": 2000
  },
  "title": {
    "maxLength": 80,
    "minLength": 1,
    "pattern": "^\\S([^\\r\\n]*\\S)?$"
  },
  "video": {
    "maxLength": 32,
    "pattern": "^([0-9a-f]{32})?$"
  },
  "videoAddress": {
    "maxLength": 500,
    "pattern": "^(https:\\/\\/[^\\s/?#]\\S*)?$"
  }
} as const;

export const labelChoiceDtoLimits = {
  "items": {
    "minimum": 1
  }
} as const;

export const labelChoicesDtoLimits = {
  "list": {
    "maxItems": 20,
    "minItems": 0
  }
} as const;

export const labelDtoLimits = {
  "items": {
    "minimum": 1
  }
} as const;

export const labelMergeDtoLimits = {
  "endedAt": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "items": {
    "minimum": 0
  },
  "moved": {
    "minimum": 0
  },
  "startedAt": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  }
} as const;

export const labelMergesDtoLimits = {
  "list": {
    "maxItems": 20,
    "minItems": 0
  }
} as const;

export const labelPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;

export const labelPlacesDtoLimits = {
  "presets": {
    "minimum": 0
  },
  "queues": {
    "minimum": 0
  },
  "sets": {
    "minimum": 0
  },
  "views": {
    "minimum": 0
  }
} as const;

export const labelUseDtoLimits = {
  "items": {
    "minimum": 0
  }
} as const;

export const mergeLabelsDtoLimits = {
  "from": {
    "maxLength": 30,
    "minLength": 1,
    "pattern": "^\\S([^\\r\\n]*\\S)?$"
  },
  "into": {
    "maxLength": 30,
    "minLength": 1,
    "pattern": "^\\S([^\\r\\n]*\\S)?$"
  }
} as const;

export const nearDoubleGroupDtoLimits = {
  "labels": {
    "maxItems": 10,
    "minItems": 2
  }
} as const;

export const nearDoublesDtoLimits = {
  "list": {
    "maxItems": 50,
    "minItems": 0
  }
} as const;

export const previewAddressDtoLimits = {
  "channelId": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const previewContentBodyDtoLimits = {
  "body": {
    "maxLength": 20000
  }
} as const;

export const previewSiteDtoLimits = {
  "channelId": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const previewSitesDtoLimits = {
  "list": {
    "maxItems": 100,
    "minItems": 0
  }
} as const;

export const saveContentItemDtoLimits = {
  "agesFrom": {
    "maximum": 18,
    "minimum": 3
  },
  "agesTo": {
    "maximum": 18,
    "minimum": 3
  },
  "authorId": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "body": {
    "maxLength": 20000
  },
  "cover": {
    "maxLength": 50,
    "pattern": "^([0-9a-f]{40}-\\d{1,4}x\\d{1,4})?$"
  },
  "coverText": {
    "maxLength": 200,
    "pattern": "^(\\S([^\\r\\n]*\\S)?)?$"
  },
  "externalId": {
    "maxLength": 64,
    "pattern": "^(\\S([^\\r\\n]*\\S)?)?$"
  },
  "labels": {
    "maxItems": 10,
    "minItems": 0
  },
  "summary": {
    "maxLength": 2000
  },
  "title": {
    "maxLength": 80,
    "minLength": 1,
    "pattern": "^\\S([^\\r\\n]*\\S)?$"
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "video": {
    "maxLength": 32,
    "pattern": "^([0-9a-f]{32})?$"
  },
  "videoAddress": {
    "maxLength": 500,
    "pattern": "^(https:\\/\\/[^\\s/?#]\\S*)?$"
  }
} as const;

export const saveContentViewDtoLimits = {
  "columns": {
    "maxItems": 12,
    "minItems": 0
  },
  "name": {
    "maxLength": 32,
    "pattern": "^\\S([^\\x00-\\x1f\\x7f]*\\S)?$"
  }
} as const;

export const scheduleDtoLimits = {
  "onlineFrom": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "onlineUntil": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const undoneContentDtoLimits = {
  "changed": {
    "minimum": 0
  }
} as const;

export const videoLimitsDtoLimits = {
  "maxBytes": {
    "minimum": 0
  }
} as const;

export const videoUploadDtoLimits = {
  "id": {
    "maxLength": 32,
    "pattern": "^([0-9a-f]{32})?$"
  }
} as const;
