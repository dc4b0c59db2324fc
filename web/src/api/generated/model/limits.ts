// Written from openapi.json by write-limits.ts.

export const listContentRowsLimits = {
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
  "from": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  },
  "to": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  },
  "author": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "step": {
    "maximum": 11,
    "minimum": 0
  }
} as const;

export const getContentTypesLimits = {
  "from": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  },
  "to": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  }
} as const;

export const listPeopleRowsLimits = {
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
  "from": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  },
  "to": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  }
} as const;

export const getPublicationsLimits = {
  "from": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  },
  "to": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  }
} as const;

export const getPublishingSourcesLimits = {
  "from": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  },
  "to": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  }
} as const;

export const getUserActionsLimits = {
  "from": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  },
  "to": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  }
} as const;

export const listAnnouncementsLimits = {
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

export const listLedgerEntriesLimits = {
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
  "time": {
    "maxItems": 2,
    "minItems": 1
  }
} as const;

export const listEnquiriesLimits = {
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
  "createdTime": {
    "maxItems": 2,
    "minItems": 1
  }
} as const;

export const getEnquiryHistoryLimits = {
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

export const listMessagePageLimits = {
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
  "status": {
    "maximum": 1,
    "minimum": 0
  },
  "messageType": {
    "maximum": 3,
    "minimum": 0
  },
  "search": {
    "maxLength": 64
  }
} as const;

export const listOperationLogsLimits = {
  "current": {
    "default": 1,
    "maximum": 1000000000,
    "minimum": 1
  },
  "pageSize": {
    "default": 100,
    "maximum": 100,
    "minimum": 1
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

export const listPopularAuthorsLimits = {
  "from": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  },
  "to": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  }
} as const;

export const getQualityInspectionHistoryLimits = {
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

export const listQualityInspectionItemsLimits = {
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

export const getRulePresetHistoryLimits = {
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

export const listServiceOrdersLimits = {
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
  "service": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const getServiceOrderHistoryLimits = {
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

export const getServiceHistoryLimits = {
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

export const listStudioOperationsLimits = {
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

export const activityDtoLimits = {
  "description": {
    "maxLength": 200
  },
  "id": {
    "minimum": 1
  },
  "title": {
    "maxLength": 64
  }
} as const;

export const announcementChangedDtoLimits = {
  "id": {
    "minimum": 1
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const announcementChangedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const announcementDtoLimits = {
  "id": {
    "minimum": 1
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

export const announcementPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;

export const announcementTextDtoLimits = {
  "text": {
    "maxLength": 2000,
    "minLength": 1
  },
  "title": {
    "maxLength": 100,
    "minLength": 1,
    "pattern": "^\\S([^\\x00-\\x1f\\x7f]*\\S)?$"
  }
} as const;

export const announcementVersionDtoLimits = {
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const auditEntryDtoLimits = {
  "action": {
    "maxLength": 32
  },
  "id": {
    "minimum": 1
  }
} as const;

export const auditEntryPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;

export const balanceDtoLimits = {
  "balance": {
    "minimum": 0
  }
} as const;

export const billingSummaryDtoLimits = {
  "balance": {
    "minimum": 0
  },
  "pendingOrders": {
    "minimum": 0
  },
  "renewals": {
    "minimum": 0
  }
} as const;

export const cardChangedDtoLimits = {
  "action": {
    "maxLength": 32
  },
  "id": {
    "minimum": 1
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const cardChangedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const cardVersionDtoLimits = {
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const careerEnquiryDtoLimits = {
  "message": {
    "maxLength": 1000,
    "minLength": 1
  },
  "name": {
    "maxLength": 80,
    "minLength": 1
  },
  "reply": {
    "maxLength": 120,
    "minLength": 6,
    "pattern": "^\\s*([^\\s@]+@[^\\s@]+\\.[^\\s@]+|\\+?[0-9០-៩\\(][0-9០-៩ .\\/\\(\\)\\-]{5,24})\\s*$"
  },
  "secondsTaken": {
    "maximum": 31536000,
    "minimum": 3
  },
  "website": {
    "maxLength": 0
  }
} as const;

export const certificationDtoLimits = {
  "record": {
    "maxItems": 100
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

export const changedMessagesDtoLimits = {
  "count": {
    "minimum": 0
  }
} as const;

export const channelActivityDtoLimits = {
  "activityName": {
    "maxLength": 20,
    "minLength": 1,
    "pattern": "^[a-zA-Z0-9\\u4e00-\\u9fa5]{1,20}$"
  },
  "advertisingContent": {
    "minLength": 1
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
  }
} as const;

export const chatCollectedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const chatCollectionDtoLimits = {
  "id": {
    "minimum": 1
  }
} as const;

export const chatFilterLimits = {
  "keyword": {
    "maxLength": 64
  },
  "onlyCollected": {
    "default": false
  }
} as const;

export const chatMessageDtoLimits = {
  "content": {
    "maxLength": 500
  },
  "hiddenReason": {
    "maxLength": 200
  },
  "id": {
    "minimum": 1
  },
  "username": {
    "maxLength": 64
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const chatMessageQueryLimits = {
  "after": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "before": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "keyword": {
    "maxLength": 64
  },
  "limit": {
    "default": 6,
    "maximum": 100,
    "minimum": 1
  },
  "onlyCollected": {
    "default": false
  }
} as const;

export const chatModeratedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const chatModerationDtoLimits = {
  "hiddenReason": {
    "maxLength": 200
  },
  "id": {
    "minimum": 1
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const chatReplyDtoLimits = {
  "content": {
    "maxLength": 500
  },
  "id": {
    "minimum": 1
  },
  "username": {
    "maxLength": 64
  }
} as const;

export const chatSentEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const chatVersionDtoLimits = {
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const closeEnquiryDtoLimits = {
  "note": {
    "maxLength": 200,
    "minLength": 1,
    "pattern": "^\\S([\\s\\S]*\\S)?$"
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const closingDtoLimits = {
  "retry": {
    "minimum": 0
  }
} as const;

export const comparisonDtoLimits = {
  "count": {
    "minimum": 0
  },
  "from": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  },
  "to": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
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

export const contactEnquiryDtoLimits = {
  "message": {
    "maxLength": 1000,
    "minLength": 1
  },
  "name": {
    "maxLength": 80,
    "minLength": 1
  },
  "reply": {
    "maxLength": 120,
    "minLength": 6,
    "pattern": "^\\s*([^\\s@]+@[^\\s@]+\\.[^\\s@]+|\\+?[0-9០-៩\\(][0-9០-៩ .\\/\\(\\)\\-]{5,24})\\s*$"
  },
  "secondsTaken": {
    "maximum": 31536000,
    "minimum": 3
  },
  "website": {
    "maxLength": 0
  }
} as const;

export const contentDataPointDtoLimits = {
  "y": {
    "minimum": 0
  }
} as const;

export const contentPeriodDtoLimits = {
  "count": {
    "minimum": 0
  },
  "data": {
    "maxItems": 3,
    "minItems": 3
  },
  "xAxis": {
    "maxItems": 12,
    "minItems": 12
  }
} as const;

export const contentRowDtoLimits = {
  "author": {
    "maxLength": 64
  },
  "id": {
    "minimum": 1
  },
  "title": {
    "maxLength": 128
  },
  "value": {
    "minimum": 1
  }
} as const;

export const contentRowPageDtoLimits = {
  "sum": {
    "minimum": 0
  },
  "total": {
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

export const contentTypesDtoLimits = {
  "count": {
    "minimum": 0
  },
  "data": {
    "maxItems": 3,
    "minItems": 3
  },
  "subjects": {
    "maxItems": 6,
    "minItems": 6
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
  "count": {
    "maximum": 2147483647,
    "minimum": 0
  },
  "name": {
    "maxLength": 64,
    "pattern": "^\\S([^\\x00-\\x1f\\x7f]*\\S)?$"
  },
  "number": {
    "maximum": 999999999,
    "minimum": 1
  }
} as const;

export const createQualityInspectionDtoLimits = {
  "items": {
    "default": 20,
    "maximum": 200,
    "minimum": 1
  },
  "title": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "^\\S(.*\\S)?$"
  }
} as const;

export const dataChainGrowthDtoLimits = {
  "count": {
    "minimum": 0
  }
} as const;

export const dataChainGrowthQueryDtoLimits = {
  "from": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  },
  "to": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  }
} as const;

export const dataOverviewDtoLimits = {
  "data": {
    "maxItems": 4,
    "minItems": 4
  },
  "xAxis": {
    "maxItems": 366,
    "minItems": 1
  }
} as const;

export const deletedPolicyDtoLimits = {
  "count": {
    "maximum": 2147483647,
    "minimum": 0
  },
  "id": {
    "minimum": 1
  },
  "name": {
    "maxLength": 64
  },
  "number": {
    "maximum": 999999999,
    "minimum": 1
  },
  "version": {
    "minimum": 1
  }
} as const;

export const deletedPolicyPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;

export const downloadLinkDtoLimits = {
  "seconds": {
    "minimum": 1
  }
} as const;

export const editAnnouncementDtoLimits = {
  "texts": {
    "maxItems": 3,
    "minItems": 1
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const editPolicyDtoLimits = {
  "count": {
    "maximum": 2147483647,
    "minimum": 0
  },
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

export const enquiryChangedDtoLimits = {
  "action": {
    "maxLength": 32
  },
  "reference": {
    "pattern": "^S-[2-9A-HJKMNP-Z]{7}$"
  }
} as const;

export const enquiryChangedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const enquiryDtoLimits = {
  "age": {
    "maximum": 15,
    "minimum": 6
  },
  "id": {
    "minimum": 1
  },
  "note": {
    "maxLength": 200
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const enquiryPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;

export const enquiryReceiptDtoLimits = {
  "reference": {
    "pattern": "^S-[2-9A-HJKMNP-Z]{7}$"
  }
} as const;

export const enquiryVersionDtoLimits = {
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const growthChartDtoLimits = {
  "xAxis": {
    "maxItems": 366,
    "minItems": 1
  }
} as const;

export const growthSeriesDtoLimits = {
  "value": {
    "maxItems": 366,
    "minItems": 1
  }
} as const;

export const helloDtoLimits = {
  "heartbeatSeconds": {
    "minimum": 1
  },
  "lastEventId": {
    "minimum": 0
  }
} as const;

export const helloEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const hideChatMessageDtoLimits = {
  "reason": {
    "maxLength": 200,
    "minLength": 1,
    "pattern": "^\\S([\\s\\S]*\\S)?$"
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

export const itemStyleDtoLimits = {
  "color": {
    "pattern": "^#[0-9A-F]{6}$"
  }
} as const;

export const joinEnquiryDtoLimits = {
  "age": {
    "maximum": 15,
    "minimum": 6
  },
  "message": {
    "maxLength": 1000
  },
  "name": {
    "maxLength": 80,
    "minLength": 1
  },
  "reply": {
    "maxLength": 120,
    "minLength": 6,
    "pattern": "^\\s*([^\\s@]+@[^\\s@]+\\.[^\\s@]+|\\+?[0-9០-៩\\(][0-9០-៩ .\\/\\(\\)\\-]{5,24})\\s*$"
  },
  "secondsTaken": {
    "maximum": 31536000,
    "minimum": 3
  },
  "website": {
    "maxLength": 0
  }
} as const;

export const kindShareDtoLimits = {
  "count": {
    "minimum": 0
  },
  "value": {
    "maximum": 100,
    "minimum": 0
  }
} as const;

export const kindSourcesDtoLimits = {
  "count": {
    "minimum": 0
  },
  "sources": {
    "maxItems": 5,
    "minItems": 5
  }
} as const;

export const kindSubjectsDtoLimits = {
  "value": {
    "maxItems": 6,
    "minItems": 6
  }
} as const;

export const ledgerChangedDtoLimits = {
  "id": {
    "minimum": 1
  }
} as const;

export const ledgerChangedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const ledgerEntryDtoLimits = {
  "balance": {
    "minimum": 0
  },
  "id": {
    "minimum": 1
  },
  "note": {
    "maxLength": 200
  },
  "orderId": {
    "minimum": 1
  }
} as const;

export const ledgerEntryPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;

export const loginDtoLimits = {
  "password": {
    "maxLength": 128
  },
  "remember": {
    "default": false
  },
  "username": {
    "maxLength": 64
  }
} as const;

export const membershipFigureDtoLimits = {
  "count": {
    "minimum": 0
  },
  "id": {
    "minimum": 1
  }
} as const;

export const menuMetaDtoLimits = {
  "order": {
    "minimum": 0
  }
} as const;

export const messageCreatedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const messageDtoLimits = {
  "content": {
    "maxLength": 500
  },
  "id": {
    "minimum": 1
  },
  "link": {
    "maxLength": 200
  },
  "subTitle": {
    "maxLength": 64
  },
  "title": {
    "maxLength": 64
  }
} as const;

export const messageIdsDtoLimits = {
  "ids": {
    "maxItems": 500
  }
} as const;

export const messagePageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;

export const messageReadEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const messageRemovedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const messageUpdatedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const messagesOfTypeDtoLimits = {
  "upTo": {
    "maximum": 9007199254740991,
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

export const moveProgrammeDtoLimits = {
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const operationLogDtoLimits = {
  "contentNumber": {
    "maxLength": 32
  },
  "updateContent": {
    "maxLength": 200
  }
} as const;

export const orderServiceDtoLimits = {
  "termMonths": {
    "default": 12,
    "maximum": 36,
    "minimum": 1
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const orderVersionDtoLimits = {
  "version": {
    "maximum": 3,
    "minimum": 1
  }
} as const;

export const overviewSeriesDtoLimits = {
  "count": {
    "minimum": 0
  },
  "value": {
    "maxItems": 366,
    "minItems": 1
  }
} as const;

export const partnerEnquiryDtoLimits = {
  "message": {
    "maxLength": 1000,
    "minLength": 1
  },
  "name": {
    "maxLength": 80,
    "minLength": 1
  },
  "organization": {
    "maxLength": 120,
    "minLength": 1
  },
  "reply": {
    "maxLength": 120,
    "minLength": 6,
    "pattern": "^\\s*([^\\s@]+@[^\\s@]+\\.[^\\s@]+|\\+?[0-9០-៩\\(][0-9០-៩ .\\/\\(\\)\\-]{5,24})\\s*$"
  },
  "secondsTaken": {
    "maximum": 31536000,
    "minimum": 3
  },
  "website": {
    "maxLength": 0
  }
} as const;

export const peopleRowDtoLimits = {
  "days": {
    "maximum": 366,
    "minimum": 1
  },
  "person": {
    "maximum": 4096,
    "minimum": 1
  }
} as const;

export const peopleRowPageDtoLimits = {
  "sum": {
    "minimum": 0
  },
  "total": {
    "minimum": 0
  }
} as const;

export const periodDtoLimits = {
  "from": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  },
  "to": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  }
} as const;

export const periodQueryDtoLimits = {
  "from": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  },
  "to": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  }
} as const;

export const periodSeriesDtoLimits = {
  "clicks": {
    "maxItems": 12,
    "minItems": 12
  },
  "value": {
    "maxItems": 12,
    "minItems": 12
  }
} as const;

export const policiesChangedDtoLimits = {
  "count": {
    "minimum": 1
  },
  "ids": {
    "maxItems": 100,
    "minItems": 0
  }
} as const;

export const policiesChangedEventDtoLimits = {
  "id": {
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
  "id": {
    "minimum": 1
  },
  "name": {
    "maxLength": 64
  },
  "number": {
    "maximum": 999999999,
    "minimum": 1
  },
  "version": {
    "minimum": 1
  }
} as const;

export const policyDtoLimits = {
  "count": {
    "maximum": 2147483647,
    "minimum": 0
  },
  "id": {
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
  "count": {
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
  "rows": {
    "minimum": 0
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
  "skipped": {
    "minimum": 0
  },
  "updated": {
    "minimum": 0
  }
} as const;

export const policyOperationDtoLimits = {
  "changed": {
    "minimum": 0
  },
  "skipped": {
    "minimum": 0
  }
} as const;

export const policyPageDtoLimits = {
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
  "id": {
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
  "previousId": {
    "maximum": 2147483647,
    "minimum": 1
  },
  "version": {
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

export const popularAuthorDtoLimits = {
  "author": {
    "maxLength": 64
  },
  "clickCount": {
    "minimum": 0
  },
  "contentCount": {
    "minimum": 0
  },
  "id": {
    "minimum": 1
  },
  "ranking": {
    "maximum": 7,
    "minimum": 1
  }
} as const;

export const popularAuthorsDtoLimits = {
  "count": {
    "minimum": 0
  },
  "list": {
    "maxItems": 7
  }
} as const;

export const popularContentDtoLimits = {
  "clickNumber": {
    "pattern": "^(\\d+\\.\\dw\\+|\\d{1,4})$"
  },
  "clicks": {
    "minimum": 0
  },
  "id": {
    "minimum": 1
  },
  "key": {
    "maximum": 5,
    "minimum": 1
  },
  "title": {
    "maxLength": 128
  }
} as const;

export const populationPointDtoLimits = {
  "population": {
    "minimum": 0
  }
} as const;

export const programmeDtoLimits = {
  "duration": {
    "maximum": 86400,
    "minimum": 1
  },
  "id": {
    "maxLength": 8,
    "pattern": "^[0-9a-f]{8}$"
  },
  "name": {
    "maxLength": 64
  },
  "order": {
    "minimum": 1
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const projectDtoLimits = {
  "contributors": {
    "maxItems": 5
  },
  "description": {
    "maxLength": 200
  },
  "id": {
    "minimum": 1
  },
  "name": {
    "maxLength": 64
  },
  "peopleNumber": {
    "minimum": 1
  }
} as const;

export const publicOpinionQueryDtoLimits = {
  "from": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  },
  "quota": {
    "maxLength": 64
  },
  "to": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  }
} as const;

export const publicOpinionShareDtoLimits = {
  "chartData": {
    "maxItems": 3,
    "minItems": 3
  },
  "count": {
    "minimum": 0
  }
} as const;

export const publicOpinionTrendDtoLimits = {
  "chartData": {
    "maxItems": 366,
    "minItems": 1
  },
  "count": {
    "minimum": 0
  }
} as const;

export const publicationPeriodDtoLimits = {
  "count": {
    "minimum": 0
  },
  "data": {
    "maxItems": 3,
    "minItems": 3
  }
} as const;

export const publicationSeriesDtoLimits = {
  "x": {
    "maxItems": 12,
    "minItems": 12
  },
  "y": {
    "maxItems": 12,
    "minItems": 12
  }
} as const;

export const publishingSourcesDtoLimits = {
  "count": {
    "minimum": 0
  },
  "data": {
    "maxItems": 3,
    "minItems": 3
  }
} as const;

export const qualityInspectionDtoLimits = {
  "data": {
    "maxItems": 3,
    "minItems": 3
  },
  "id": {
    "minimum": 1
  },
  "name": {
    "maxLength": 32
  },
  "title": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "^\\S(.*\\S)?$"
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const queueContentDtoLimits = {
  "author": {
    "maxLength": 64
  },
  "clicks": {
    "minimum": 0
  },
  "comments": {
    "minimum": 0
  },
  "likes": {
    "minimum": 0
  },
  "publications": {
    "minimum": 0
  }
} as const;

export const queueItemDtoLimits = {
  "duration": {
    "minimum": 0
  },
  "id": {
    "minimum": 1
  },
  "reason": {
    "maxLength": 200
  },
  "title": {
    "maxLength": 128
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const queueItemPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;

export const readMessagesDtoLimits = {
  "ids": {
    "maxItems": 500,
    "minItems": 0
  }
} as const;

export const recentPolicyOperationDtoLimits = {
  "changed": {
    "minimum": 0
  },
  "undoableSeconds": {
    "minimum": 0
  }
} as const;

export const recentPolicyOperationPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;

export const rejectItemDtoLimits = {
  "reason": {
    "maxLength": 200,
    "minLength": 1,
    "pattern": "^\\S([\\s\\S]*\\S)?$"
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const removeMessagesDtoLimits = {
  "ids": {
    "maxItems": 500,
    "minItems": 0
  }
} as const;

export const rulePresetDtoLimits = {
  "description": {
    "maxLength": 200
  },
  "id": {
    "minimum": 1
  },
  "key": {
    "maxLength": 32
  },
  "title": {
    "maxLength": 64
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
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

export const saveUserInfoDtoLimits = {
  "address": {
    "maxLength": 200
  },
  "area": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "\\S"
  },
  "countryRegion": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "\\S"
  },
  "email": {
    "maxLength": 254
  },
  "nickname": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "\\S"
  }
} as const;

export const sendChatMessageDtoLimits = {
  "category": {
    "default": "message"
  },
  "content": {
    "maxLength": 500,
    "minLength": 1,
    "pattern": "^\\S([\\s\\S]*\\S)?$"
  },
  "replyToId": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const serverClosingEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const serviceDtoLimits = {
  "description": {
    "maxLength": 200
  },
  "icon": {
    "maxLength": 32
  },
  "id": {
    "minimum": 1
  },
  "key": {
    "maxLength": 32
  },
  "title": {
    "maxLength": 64
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

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

export const serviceOrderPageDtoLimits = {
  "total": {
    "minimum": 0
  }
} as const;

export const serviceTermDtoLimits = {
  "months": {
    "maximum": 36,
    "minimum": 1
  },
  "price": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const sessionEndedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const settingsChangedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const settingsDtoLimits = {
  "menuWidth": {
    "maximum": 400,
    "minimum": 180
  },
  "themeColor": {
    "pattern": "^#[0-9a-fA-F]{6}$"
  }
} as const;

export const shortcutsDtoLimits = {
  "pages": {
    "maxItems": 12,
    "minItems": 0
  }
} as const;

export const sourceShareDtoLimits = {
  "count": {
    "minimum": 0
  },
  "value": {
    "maximum": 100,
    "minimum": 0
  }
} as const;

export const streamStatusDtoLimits = {
  "bitRate": {
    "minimum": 0
  },
  "frameRate": {
    "minimum": 0
  }
} as const;

export const studioChangedDtoLimits = {
  "action": {
    "maxLength": 32
  }
} as const;

export const studioChangedEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const studioClarityDtoLimits = {
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const studioDtoLimits = {
  "clarities": {
    "maxItems": 4,
    "minItems": 1
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const studioInformationDtoLimits = {
  "notification": {
    "maxLength": 200,
    "minLength": 1,
    "pattern": "^\\S([\\s\\S]*\\S)?$"
  },
  "title": {
    "maxLength": 64,
    "minLength": 1,
    "pattern": "^\\S(.*\\S)?$"
  },
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const studioSampleDtoLimits = {
  "population": {
    "minimum": 0
  },
  "streams": {
    "maxItems": 3,
    "minItems": 3
  }
} as const;

export const studioSampledEventDtoLimits = {
  "id": {
    "minimum": 0
  }
} as const;

export const studioVersionDtoLimits = {
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const switchStudioMethodDtoLimits = {
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const switchStudioStreamDtoLimits = {
  "version": {
    "maximum": 2147483647,
    "minimum": 1
  }
} as const;

export const teamDtoLimits = {
  "id": {
    "minimum": 1
  },
  "name": {
    "maxLength": 64
  },
  "peopleNumber": {
    "minimum": 1
  }
} as const;

export const topUpDtoLimits = {
  "amount": {
    "maximum": 100000000,
    "minimum": 1
  },
  "note": {
    "maxLength": 200
  }
} as const;

export const trendPointDtoLimits = {
  "name": {
    "pattern": "^\\d{4}$"
  },
  "y": {
    "minimum": 0
  }
} as const;

export const undonePoliciesDtoLimits = {
  "changed": {
    "minimum": 0
  }
} as const;

export const unreadMessagesDtoLimits = {
  "message": {
    "minimum": 0
  },
  "notice": {
    "minimum": 0
  },
  "todo": {
    "minimum": 0
  }
} as const;

export const userActionDtoLimits = {
  "count": {
    "minimum": 0
  }
} as const;

export const userActionsDtoLimits = {
  "count": {
    "minimum": 0
  },
  "data": {
    "maxItems": 3,
    "minItems": 3
  }
} as const;

export const visitsDtoLimits = {
  "growth": {
    "minimum": -100
  },
  "visits": {
    "minimum": 0
  }
} as const;

export const writeAnnouncementDtoLimits = {
  "texts": {
    "maxItems": 3,
    "minItems": 1
  }
} as const;
