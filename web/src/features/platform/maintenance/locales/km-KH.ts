import type { TranslationOf } from '../../../../shared/i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  title: 'កំពុងថែទាំប្រព័ន្ធ',
  text: 'យើងនឹងត្រឡប់មកវិញឆាប់ៗ។ អ្វីដែលអ្នកបានរក្សាទុកមិនបាត់បង់ទេ។',
  returns: 'ពេលម៉ាស៊ីនមេដំណើរការវិញ ទំព័រនេះនឹងបន្តដោយខ្លួនឯង។',
  home: 'ទៅទំព័រដើម',
};
