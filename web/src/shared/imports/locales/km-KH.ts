import type { TranslationOf } from '../../i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  choose: 'ជ្រើសឯកសារ',
  rows: 'ក្រោមក្បាលតារាង ច្រើនបំផុត {{rows}} ជួរ',
  'errors.save': 'ទាញយកកំហុសទាំងអស់',
  'errors.file': 'import-errors.csv',
  mapping: 'ជួរឈរណាជាអ្វី',
  'mapping.none': 'គ្មានក្នុងឯកសារ',
  'mapping.column': 'ជួរឈរទី {{at}}',
  sample: 'ជួរដំបូងនៃឯកសារ',
  outdated: 'ទិន្នន័យត្រូវបានកែរួចហើយ។ សូមមើលចំនួនថ្មីមុននាំចូល។',
  blocked: 'គ្មានជួរណាអាចនាំចូលបានទេ។ សូមកែជួរ រួចជ្រើសឯកសារម្ដងទៀត។',
  skipped_other: 'ជួរ {{count, number}} មានកំហុស នឹងមិននាំចូលទេ។ សូមទាញយក កែ រួចនាំចូលក្រោយ។',
  rejected_other: 'ជួរ {{count, number}} មិនបាននាំចូល ដោយសារមានកំហុស។',
  'rejected.save': 'ទាញយកជួរដែលត្រូវកែ',
  'rejected.file': 'rows-to-correct.csv',
  nothing: 'ដូចគ្នាទាំងអស់ហើយ៖ ការប្ដូរ 0',
  another: 'ជ្រើសឯកសារផ្សេង',
  confirm_other: 'នាំចូល {{count, number}} ជួរ',
  importing_other: 'កំពុងនាំចូល {{count, number}} ជួរ…',
  running: 'កំពុងនាំចូល {{name}}…',
  done: 'បានបង្កើត {{created}} និងកែ {{updated}}',
  undoable: 'អាចមិនធ្វើការនាំចូលនេះវិញបានទាំងមូលរហូតដល់ {{time}} ប្រសិនបើគ្មាននរណាកែអ្វីដែលបាននាំចូល។',
  undo: 'មិនធ្វើការនាំចូលវិញ',
  undone: 'បានមិនធ្វើការនាំចូលវិញ អ្វីៗដូចដើម',
};
