// Written from openapi.json by write-limits.ts.

export const listPoliciesOfItemLimits = {
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

export const listPoliciesLimits = {
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
  "number": {
    "pattern": "^\\d{1,9}$"
  },
  "name": {
    "maxLength": 64
  },
  "createdTime": {
    "maxItems": 2,
    "minItems": 1
  }
} as const;

export const listDeletedPoliciesLimits = {
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
  "number": {
    "pattern": "^\\d{1,9}$"
  },
  "name": {
    "maxLength": 64
  },
  "createdTime": {
    "maxItems": 2,
    "minItems": 1
  }
} as const;

export const uploadPolicyImportLimits = {
  "sheet": {
    "maximum": 255,
    "minimum": 1
  },
  "headerRow": {
    "maximum": 50000,
    "minimum": 1
  }
} as const;

export const listPolicyOperationsLimits = {
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

export const getPolicyLimits = {
  "number": {
    "pattern": "^\\d{1,9}$"
  },
  "name": {
    "maxLength": 64
  },
  "createdTime": {
    "maxItems": 2,
    "minItems": 1
  }
} as const;

export const getPolicyHistoryLimits = {
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

export const listPolicyItemsLimits = {
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

export const changeChosenPoliciesDtoLimits = {
  "ids": {
    "maxItems": 500,
    "minItems": 1
  }
} as const;

export const changeMatchingPoliciesDtoLimits = {
  "expectedTotal": {
    "maximum": 50000,
    "minimum": 1
  }
} as const;

export const confirmPolicyImportDtoLimits = {
  "create": {
    "maximum": 10000,
    "minimum": 0
  },
  "update": {
    "maximum": 10000,
    "minimum": 0
  }
} as const;

export const contentTypeFiguresDtoLimits = {
  "count": {
    "minimum": 0
  },
  "policies": {
    "minimum": 0
  }
} as const;

export const createPolicyDownloadDtoLimits = {
  "columns": {
    "maxItems": 7,
    "minItems": 1
  },
  "ids": {
    "maxItems": 500,
    "minItems": 1
  }
} as const;

export const createPolicyDtoLimits = {
  "name": {
    "maxLength": 64,
    "pattern": "^\\S([^\\x00-\\x1f\\x7f]*\\S)?$"
  },
  "number": {
    "maximum": 999999999,
    "minimum": 1
  }
} as const;

export const deletedPolicyDtoLimits = {
  "count": {
    "maximum": 2147483647,
    "minimum": 0
  },
  "createdTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "deletedTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "name": {
    "maxLength": 64
  },
  "number": {
    "maximum": 999999999,
    "minimum": 1
  },
  "onlineFrom": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "onlineUntil": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "updatedTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const deletedPolicyPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;

export const editPolicyDtoLimits = {
  "name": {
    "maxLength": 64,
    "pattern": "^\\S([^\\x00-\\x1f\\x7f]*\\S)?$"
  },
  "number": {
    "maximum": 999999999,
    "minimum": 1
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const importCellErrorDtoLimits = {
  "row": {
    "minimum": 1
  }
} as const;

export const itemPolicyDtoLimits = {
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "name": {
    "maxLength": 64
  },
  "number": {
    "maximum": 999999999,
    "minimum": 1
  }
} as const;

export const itemPolicyPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;

export const monthFiguresDtoLimits = {
  "online": {
    "minimum": 0
  },
  "policies": {
    "minimum": 0
  }
} as const;

export const policyColumnDtoLimits = {
  "width": {
    "maximum": 1000,
    "minimum": 40
  }
} as const;

export const policyDetailDtoLimits = {
  "count": {
    "maximum": 2147483647,
    "minimum": 0
  },
  "createdTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "deletedTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "name": {
    "maxLength": 64
  },
  "number": {
    "maximum": 999999999,
    "minimum": 1
  },
  "onlineFrom": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "onlineUntil": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "updatedTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const policyDtoLimits = {
  "count": {
    "maximum": 2147483647,
    "minimum": 0
  },
  "createdTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "name": {
    "maxLength": 64
  },
  "number": {
    "maximum": 999999999,
    "minimum": 1
  },
  "onlineFrom": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "onlineUntil": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  }
} as const;

export const policyFilterLimits = {
  "createdTime": {
    "maxItems": 2,
    "minItems": 1
  },
  "name": {
    "maxLength": 64
  },
  "number": {
    "pattern": "^\\d{1,9}$"
  }
} as const;

export const policyImportColumnsDtoLimits = {
  "contentType": {
    "maximum": 49,
    "minimum": 0
  },
  "createdTime": {
    "maximum": 49,
    "minimum": 0
  },
  "filterType": {
    "maximum": 49,
    "minimum": 0
  },
  "name": {
    "maximum": 49,
    "minimum": 0
  },
  "number": {
    "maximum": 49,
    "minimum": 0
  },
  "status": {
    "maximum": 49,
    "minimum": 0
  }
} as const;

export const policyImportDtoLimits = {
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

export const policyImportResultDtoLimits = {
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

export const policyItemDtoLimits = {
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "place": {
    "minimum": 1
  },
  "title": {
    "maxLength": 128
  }
} as const;

export const policyItemPageDtoLimits = {
  "delivered": {
    "minimum": 0
  },
  "total": {
    "minimum": 0
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const policyOperationDtoLimits = {
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

export const policyPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;

export const policyRuleAgesDtoLimits = {
  "from": {
    "maximum": 18,
    "minimum": 3
  },
  "to": {
    "maximum": 18,
    "minimum": 3
  }
} as const;

export const policyRuleDtoLimits = {
  "authorIds": {
    "maxItems": 50,
    "minItems": 0
  },
  "labels": {
    "maxItems": 20,
    "minItems": 0
  },
  "languages": {
    "maxItems": 3,
    "minItems": 0
  },
  "limit": {
    "maximum": 1000,
    "minimum": 1
  },
  "newerThanDays": {
    "maximum": 3650,
    "minimum": 1
  },
  "sources": {
    "maxItems": 5,
    "minItems": 0
  },
  "subjects": {
    "maxItems": 6,
    "minItems": 0
  }
} as const;

export const policyRulePreviewDtoLimits = {
  "list": {
    "maxItems": 20,
    "minItems": 0
  },
  "total": {
    "minimum": 0
  }
} as const;

export const policySummaryDtoLimits = {
  "countTotal": {
    "minimum": 0
  },
  "newSinceYesterday": {
    "minimum": 0
  },
  "offline": {
    "minimum": 0
  },
  "online": {
    "minimum": 0
  },
  "total": {
    "minimum": 0
  }
} as const;

export const policyTableDtoLimits = {
  "columns": {
    "maxItems": 8,
    "minItems": 0
  }
} as const;

export const policyViewDtoLimits = {
  "count": {
    "maximum": 2147483647,
    "minimum": 0
  },
  "createdTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "deletedTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "id": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "name": {
    "maxLength": 64
  },
  "nextId": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "number": {
    "maximum": 999999999,
    "minimum": 1
  },
  "onlineFrom": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "onlineUntil": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "previousId": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "updatedTime": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const policyViewSavedDtoLimits = {
  "columns": {
    "maxItems": 8,
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

export const recentPolicyOperationDtoLimits = {
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

export const recentPolicyOperationPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;

export const savePolicyViewDtoLimits = {
  "columns": {
    "maxItems": 8,
    "minItems": 0
  },
  "name": {
    "maxLength": 32,
    "pattern": "^\\S([^\\x00-\\x1f\\x7f]*\\S)?$"
  }
} as const;

export const setPolicyItemsDtoLimits = {
  "itemIds": {
    "maxItems": 1000,
    "minItems": 0
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const setPolicyRuleDtoLimits = {
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const undonePoliciesDtoLimits = {
  "changed": {
    "minimum": 0
  }
} as const;
