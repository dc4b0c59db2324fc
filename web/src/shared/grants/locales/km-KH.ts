import type { TranslationOf } from '../../i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue = {
  title: 'សិទ្ធិដែលបានផ្តល់លើសពីតួនាទី',
  none: 'គ្មានទេ។',
  'none.anybody': 'មិនទាន់មានអ្នកណាទទួលសិទ្ធិបន្ថែមទេ។',
  until: 'រហូតដល់ចុងថ្ងៃ {{day}}',
  by: 'ផ្តល់ដោយ {{name}}',
  more: 'និង {{formatted}} ទៀត។',
} satisfies TranslationOf<typeof source>;
