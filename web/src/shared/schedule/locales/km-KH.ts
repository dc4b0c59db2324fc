import type { TranslationOf } from '../../i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  title: 'ពេលផ្សព្វផ្សាយ',
  save: 'រក្សាទុកពេលវេលា',
  zone: 'នេះជាម៉ោងរបស់សាលា ដែលឥឡូវនេះគឺ {{now}}។',
  from: 'ដាក់ឱ្យប្រើចាប់ពី',
  'from.hint': 'ទុកទទេ៖ តាំងពីដំបូង។ មុនពេលនេះ វាមិនត្រូវបានផ្សព្វផ្សាយទេ ទោះបីដាក់ឱ្យប្រើហើយក៏ដោយ។',
  until: 'ដាក់ឱ្យប្រើរហូតដល់',
  'until.hint': 'ទុកទទេ៖ គ្មានពេលបញ្ចប់។',
  'time.wrong': 'បញ្ចូលម៉ោង ឧទាហរណ៍ 09:30',
  'until.early': 'ពេលបញ្ចប់ត្រូវតែក្រោយពេលចាប់ផ្ដើម',
  done: 'បានរក្សាទុកពេលផ្សព្វផ្សាយ',
  'standing.before': 'ចាប់ពី {{time}}',
  'standing.after': 'រហូតដល់ {{time}}',
};
