// Written from openapi.json by write-field-tables.ts.

export const policyLabels = {
  "column.number": "លេខសំណុំ",
  "column.name": "ឈ្មោះសំណុំ",
  "column.contentType": "ប្រភេទមាតិកា",
  "column.count": "ចំនួន",
  "column.filterType": "របៀបជ្រើស",
  "column.createdTime": "ពេលបង្កើត",
  "column.status": "ស្ថានភាព",
  "column.onlineFrom": "ដាក់ឱ្យប្រើចាប់ពី",
  "column.onlineUntil": "ដាក់ឱ្យប្រើរហូតដល់",
  "column.updatedTime": "កែចុងក្រោយ",
  "column.deletedTime": "ពេលលុប",
  "contentType.horizontalVideo": "វីដេអូខ្លីផ្ដេក",
  "contentType.img": "រូបភាព និងអត្ថបទ",
  "contentType.verticalVideo": "វីដេអូខ្លីបញ្ឈរ",
  "filterType.artificial": "ដោយមនុស្ស",
  "filterType.rules": "តាមវិធាន",
  "status.offline": "ដកចេញ",
  "status.online": "ដាក់ឱ្យប្រើ"
} as const;
