import type { TranslationOf } from '../../i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  asChart: 'បង្ហាញជាក្រាហ្វិក',
  asTable: 'បង្ហាញជាតារាង',
  role: 'ក្រាហ្វិក',
  keys: '{{label}}។ ប្រើគ្រាប់ចុចព្រួញដើម្បីអានម្ដងមួយចំណុច។',
  range: 'ផ្នែកនៃ «{{label}}» ដែលបង្ហាញ',
  from: 'ចាប់ពី',
  to: 'ដល់',
};
