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
  reading: 'អានឯកសារតាមរបៀបផ្សេង',
  'reading.encoding': 'ការអ៊ិនកូដ',
  'reading.sheet': 'សន្លឹក',
  'reading.row': 'ជួរដេកនៃក្បាលតារាង',
  'reading.row.range': 'សូមបញ្ចូលលេខជួរពី {{min, number}} ដល់ {{max, number}}',
  'reading.done':
    'បានអានពីសន្លឹក «{{sheet}}» ក្បាលតារាងនៅជួរទី {{row, number}}។ ដើម្បីអានតាមរបៀបផ្សេង សូមជ្រើសឯកសារម្ដងទៀត។',
  'reading.done.csv':
    'បានអានជា {{encoding}} ក្បាលតារាងនៅជួរទី {{row, number}}។ ដើម្បីអានតាមរបៀបផ្សេង សូមជ្រើសឯកសារម្ដងទៀត។',
  'reading.again': 'អានម្ដងទៀត',
};
