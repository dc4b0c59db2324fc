import type { TranslationOf } from '../../i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  'select.row': 'ជ្រើស «{{name}}»',
  'select.page': 'ជ្រើសទាំងអស់នៅទំព័រនេះ',
  'bulk.count_other': 'បានជ្រើស {{count}}',
  'bulk.everything_other': 'បានជ្រើសទាំង {{count}} ដែលត្រូវនឹងលក្ខខណ្ឌ',
  'bulk.page_other': 'បានជ្រើសទាំង {{count}} នៅទំព័រនេះ',
  'bulk.selectEverything_other': 'ជ្រើសទាំង {{count}} ដែលត្រូវនឹងលក្ខខណ្ឌ',
  'bulk.tooMany': 'ជ្រើសម្ដងមួយបានច្រើនបំផុត {{most}} សូមជ្រើសទាំងអស់ដែលត្រូវនឹងលក្ខខណ្ឌជំនួសវិញ',
  'bulk.most': 'អាចប្ដូរម្ដងបានច្រើនបំផុត {{most}}។ សូមដកការជ្រើសខ្លះចេញ។',
  'bulk.clear': 'សម្អាតការជ្រើស',
  'done.nothing': 'គ្មានអ្វីត្រូវប្ដូរទេ',
};
