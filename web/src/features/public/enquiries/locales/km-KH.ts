import { enquiryLabels } from '../../../../api/generated/model/labels/enquiry/km-KH';
import type { TranslationOf } from '../../../../shared/i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  ...enquiryLabels,
  title: 'សំណួរពីទំព័រសាធារណៈ',
  'course.any': 'សូមណែនាំ',
  'column.assignee': 'អ្នកទទួលបន្ទុក',
  'column.eraseDate': 'លុបដោយស្វ័យប្រវត្តិនៅថ្ងៃ',
  'filter.search.hint': 'ឈ្មោះ អ៊ីមែល ទូរសព្ទ ឬលេខយោង',
  'view.named': 'មើលសំណួររបស់ {{name}}',
  'action.take': 'ទទួលបន្ទុក',
  'action.close': 'បិទសំណួរ',
  'action.reopen': 'បើកឡើងវិញ',
  'action.erase': 'លុបឥឡូវនេះ',
  'close.hint': 'ឧទាហរណ៍៖ បានទូរសព្ទទៅវិញ មានកន្លែងថ្ងៃសៅរ៍',
  'close.missing': 'សូមសរសេរលទ្ធផល',
  'erase.title': 'លុបជាអចិន្ត្រៃយ៍ឬ?',
  'erase.ask':
    'អ្វីៗទាំងអស់ដែល {{name}} បានសរសេរ និងកិច្ចការពាក់ព័ន្ធនឹងត្រូវលុប។ មិនអាចយកមកវិញបានទេ។ កំណត់ហេតុរក្សាទុកតែការលុបនេះប៉ុណ្ណោះ។',
  'done.take': 'អ្នកបានទទួលបន្ទុកសំណួរនេះ',
  'done.close': 'បានបិទសំណួរ',
  'done.reopen': 'បានបើកសំណួរឡើងវិញ',
  'done.erase': 'បានលុបសំណួរ',
  gone: 'សំណួរនេះលែងមានទៀតហើយ',
  'gone.text': 'វាត្រូវបានលុបដោយអ្នកគ្រប់គ្រង ឬដោយសារផុតកំណត់ ឬលេខយោងមិនត្រឹមត្រូវ។',
  'history.visitor': 'ពីទំព័រសាធារណៈ',
  'history.create': 'បានទទួល',
  'history.take': 'បានទទួលបន្ទុក',
  'history.close': 'បានបិទ',
  'history.reopen': 'បានបើកឡើងវិញ',
  'empty.none': 'មិនទាន់មានសំណួរទេ',
  'empty.none.text': 'អ្វីដែលអ្នកទស្សនាផ្ញើនៅលើទំព័រសាធារណៈនឹងបង្ហាញនៅទីនេះដោយស្វ័យប្រវត្តិ។',
};
