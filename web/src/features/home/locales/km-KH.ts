import type { TranslationOf } from '../../../shared/i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  login: 'ចូលគណនី',
  title: 'សាលាបច្ចេកវិទ្យាសម្រាប់កុមារ',
  text: 'សាលានាំមេរៀនបច្ចេកវិទ្យាតាមអនឡាញទៅដល់កុមារ ជាវីដេអូខ្លីៗ និងរូបភាព ជាភាសាខ្មែរ ចិន និងអង់គ្លេស។',
  action: 'ចូលទៅកន្លែងធ្វើការ',
  footer: 'Sala មកពីពាក្យខ្មែរថា “សាលា”។',
};
