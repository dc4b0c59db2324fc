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

export const listPopularAuthorsLimits = {
  "from": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  },
  "to": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  }
} as const;

export const comparedPartDtoLimits = {
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

export const comparisonDtoLimits = {
  "count": {
    "minimum": 0
  },
  "from": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  },
  "to": {
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
  },
  "untilHour": {
    "maximum": 23,
    "minimum": 1
  },
  "values": {
    "maxItems": 366,
    "minItems": 1
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

export const itemStyleDtoLimits = {
  "color": {
    "pattern": "^#[0-9A-F]{6}$"
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

export const overviewSeriesDtoLimits = {
  "count": {
    "minimum": 0
  },
  "value": {
    "maxItems": 366,
    "minItems": 1
  }
} as const;

export const peopleRowDtoLimits = {
  "days": {
    "maximum": 366,
    "minimum": 1
  },
  "person": {
    "maximum": 134217728,
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

export const sourceShareDtoLimits = {
  "count": {
    "minimum": 0
  },
  "value": {
    "maximum": 100,
    "minimum": 0
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

export const visitorCountsDtoLimits = {
  "ways": {
    "maxItems": 3,
    "minItems": 0
  }
} as const;
