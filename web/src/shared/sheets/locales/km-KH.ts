import type { TranslationOf } from '../../i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  'count.rows': 'ជួរ',
  'count.create': 'ថ្មី',
  'count.update': 'កែប្រែ',
  'count.unchanged': 'មិនប្ដូរ',
  'count.error': 'មានកំហុស',
  errors_other: 'កំហុស {{count}}',
  'errors.first_other': 'កំហុស {{count}} ដំបូង',
  'errors.label': 'កំហុស',
  'errors.row': 'ជួរ',
  'errors.column': 'ជួរឈរ',
  'errors.value': 'តម្លៃ',
  'errors.reason': 'មូលហេតុ',
};
