// Written from openapi.json by write-field-tables.ts.

export const policyLabels = {
  "column.number": "Set Number",
  "column.name": "Set Name",
  "column.contentType": "Content Type",
  "column.count": "Count",
  "column.filterType": "Filter Type",
  "column.createdTime": "Created Time",
  "column.status": "Status",
  "column.onlineFrom": "Online from",
  "column.onlineUntil": "Online until",
  "column.updatedTime": "Last changed",
  "column.deletedTime": "Deleted",
  "contentType.horizontalVideo": "Horizontal short video",
  "contentType.img": "Image-text",
  "contentType.verticalVideo": "Vertical short video",
  "filterType.artificial": "Artificial",
  "filterType.rules": "Rules",
  "status.offline": "Offline",
  "status.online": "Online"
} as const;
