import type { TranslationOf } from '../../../shared/i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  greeting: 'សូមស្វាគមន៍ {{name}}',
  figures: 'សំណុំមាតិកា',
  'figures.total': 'សំណុំទាំងអស់',
  'figures.online': 'ដាក់ឱ្យប្រើ',
  'figures.offline': 'ដកចេញ',
  'figures.newSinceYesterday': 'ថ្មីចាប់ពីម្សិលមិញ',
  months: 'សំណុំដែលបានបង្កើតប្រចាំខែ',
  'months.month': 'ខែ',
  'months.sets': 'ចំនួនសំណុំ',
  types: 'មាតិកាតាមប្រភេទ',
  'types.img': 'រូបភាព និងអត្ថបទ',
  'types.horizontalVideo': 'វីដេអូខ្លីផ្ដេក',
  'types.verticalVideo': 'វីដេអូខ្លីបញ្ឈរ',
  'types.items_other': 'មាតិកា {{formatted}}',
  'types.sets_other': 'ក្នុងសំណុំ {{count}}',
  'types.total': 'មាតិកាក្នុងសំណុំទាំងអស់',
};
