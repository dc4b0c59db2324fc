// Written from openapi.json by write-field-tables.ts.

export const policyLabels = {
  "column.number": "集合编号",
  "column.name": "集合名称",
  "column.contentType": "内容体裁",
  "column.count": "内容量",
  "column.filterType": "筛选方式",
  "column.createdTime": "创建时间",
  "column.status": "状态",
  "column.onlineFrom": "上线时间",
  "column.onlineUntil": "下线时间",
  "column.updatedTime": "最后修改",
  "column.deletedTime": "删除时间",
  "contentType.horizontalVideo": "横版短视频",
  "contentType.img": "图文",
  "contentType.verticalVideo": "竖版短视频",
  "filterType.artificial": "人工筛选",
  "filterType.rules": "规则筛选",
  "status.offline": "已下线",
  "status.online": "已上线"
} as const;
