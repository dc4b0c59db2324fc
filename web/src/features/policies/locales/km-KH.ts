import type { TranslationOf } from '../../../shared/i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  'column.index': '#',
  'column.number': 'លេខសំណុំ',
  'column.name': 'ឈ្មោះសំណុំ',
  'column.contentType': 'ប្រភេទមាតិកា',
  'column.count': 'ចំនួន',
  'column.filterType': 'របៀបជ្រើស',
  'column.createdTime': 'ពេលបង្កើត',
  'column.status': 'ស្ថានភាព',

  'contentType.img': 'រូបភាព និងអត្ថបទ',
  'contentType.horizontalVideo': 'វីដេអូខ្លីផ្ដេក',
  'contentType.verticalVideo': 'វីដេអូខ្លីបញ្ឈរ',
  'filterType.artificial': 'ដោយមនុស្ស',
  'filterType.rules': 'តាមវិធាន',
  'status.online': 'ដាក់ឱ្យប្រើ',
  'status.offline': 'ដកចេញ',

  'filter.all': 'ទាំងអស់',
  'filter.number': 'លេខខាងដើម',
  'filter.number.wrong': 'តែលេខប៉ុណ្ណោះ មិនលើសប្រាំបួនខ្ទង់',
  'filter.name': 'ផ្នែកនៃឈ្មោះ',
  'filter.createdTime': 'ថ្ងៃបង្កើត',

  'action.search': 'ស្វែងរក',
  'action.reset': 'កំណត់ឡើងវិញ',
  'action.refresh': 'ផ្ទុកឡើងវិញ',

  density: 'ភាពណែន',
  'density.mini': 'តូចបំផុត',
  'density.small': 'តូច',
  'density.medium': 'មធ្យម',
  'density.large': 'ធំ',

  columns: 'ការកំណត់ជួរឈរ',
  'columns.move': 'ផ្លាស់ទី {{name}} លំដាប់ទី {{at}} ក្នុងចំណោម {{of}}៖ ប្រើគ្រាប់ចុចព្រួញឡើងចុះ',

  'empty.none': 'មិនទាន់មានសំណុំទេ',
  'empty.none.text': 'ពេលមានអ្នកបង្កើត វានឹងបង្ហាញនៅទីនេះ។',
  'empty.filtered': 'គ្មានសំណុំណាត្រូវនឹងលក្ខខណ្ឌនេះទេ',
  'empty.filtered.text': 'សូមដកលក្ខខណ្ឌខ្លះចេញ ឬចាប់ផ្ដើមឡើងវិញ។',
  'empty.filtered.action': 'កំណត់លក្ខខណ្ឌឡើងវិញ',
  'empty.page': 'គ្មានអ្វីនៅលើទំព័រនេះទេ',
  'empty.page.action': 'ទៅទំព័រដំបូង',
};
