import type { TranslationOf } from '../../../i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  hint: 'វាយថ្ងៃជាទម្រង់ {{format}} ឬចុចព្រួញចុះក្រោម រួចជ្រើសរើសដោយគ្រាប់ចុចព្រួញ និង Enter។ Page Up និង Page Down ប្ដូរខែ ហើយបើចុចជាមួយ Shift នឹងប្ដូរឆ្នាំ។',
  'year.previous': 'ឆ្នាំមុន',
  'month.previous': 'ខែមុន',
  'month.next': 'ខែបន្ទាប់',
  'year.next': 'ឆ្នាំបន្ទាប់',
};
