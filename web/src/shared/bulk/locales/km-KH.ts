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
  lost: 'បញ្ជីបង្ហាញទិន្នន័យផ្សេងហើយ៖ ការជ្រើសត្រូវបានសម្អាត។',
  'done.nothing': 'គ្មានអ្វីត្រូវប្ដូរទេ',
  recent: 'ការប្ដូរថ្មីៗ',
  'recent.text':
    'ការប្ដូរច្រើនក្នុងពេលតែមួយ និងការនាំចូល។ អាចមិនធ្វើវិញបានទាំងមូលក្នុងរយៈពេល {{undoHours}} ម៉ោង ប្រសិនបើគ្មាននរណាកែអ្វីដែលពាក់ព័ន្ធ។',
  'recent.none': 'គ្មានការប្ដូរក្នុងរយៈពេល {{undoHours}} ម៉ោងចុងក្រោយ',
  'recent.older': 'បង្ហាញមុននេះទៀត',
  'recent.system': 'ប្រព័ន្ធ',
  'recent.obstacle.changed': 'អ្វីដែលពាក់ព័ន្ធត្រូវបានកែតាំងពីពេលនោះ៖ មិនអាចមិនធ្វើវិញបានទៀតទេ។',
  'recent.obstacle.expired': 'លើសពី {{undoHours}} ម៉ោងហើយ៖ មិនអាចមិនធ្វើវិញបានទៀតទេ។',
  'recent.undone': 'បានមិនធ្វើវិញហើយ',
  'recent.refused.changed_other': 'ធាតុ {{count, number}} ក្នុងនោះត្រូវបានកែតាំងពីពេលនោះ។ គ្មានអ្វីត្រូវបានមិនធ្វើវិញទេ។',
};
