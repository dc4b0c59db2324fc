import type { TranslationOf } from '../../../../../shared/i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  parameters: 'ការកំណត់នៃវិធាន',
  save: 'រក្សាទុក',
  saveAndTurnOn: 'រក្សាទុក ហើយបើក',
  discard: 'បោះបង់ការកែ',
  turnsOn: 'វិធាននេះមិនទាន់មានអ្វីសម្រាប់អនុវត្តទេ។ សូមបន្ថែមយ៉ាងតិចមួយ វានឹងបើកពេលអ្នករក្សាទុក។',

  'field.parameters.labels': 'ស្លាកដែលត្រូវលាក់',
  'labels.hint': 'មេរៀនដែលមានស្លាកណាមួយក្នុងនេះមិនត្រូវបានបង្ហាញទេ។ ចុច Enter ឬសញ្ញាក្បៀសដើម្បីបន្ថែម។',
  'field.parameters.itemIds': 'មេរៀននៅលើគេ',
  'items.hint': 'ក្នុងសំណុំនីមួយៗដែលមានមេរៀនទាំងនេះ វាមកមុនគេ តាមលំដាប់ដែលបានជ្រើសនៅទីនេះ។',
  'items.search': 'ស្វែងរកមេរៀនតាមចំណងជើង',
  'field.parameters.weights': 'ស្លាកដែលត្រូវបង្ហាញញឹកញាប់ជាង',
  'weights.hint': 'មេរៀនដែលមានស្លាកច្រើនរាប់តាមស្លាកទីមួយ។ ចុច Enter ឬសញ្ញាក្បៀសដើម្បីបន្ថែម។',
  'weights.of': 'ភាពញឹកញាប់នៃ «{{label}}»',
  'weights.unit': 'ដង',
  'field.parameters.places': 'មេរៀនដែលមានកន្លែងថេរ',
  'places.hint': 'ក្នុងសំណុំនីមួយៗដែលមានមេរៀនទាំងនេះ វានៅកន្លែងរបស់វា ទោះមុនមេរៀននៅលើគេក៏ដោយ។',
  'places.of': 'កន្លែងរបស់ «{{name}}»',
  'places.twice': 'មេរៀនពីរមានកន្លែងដូចគ្នា។ សូមកំណត់កន្លែងផ្សេងគ្នា។',
  'field.parameters.words': 'ពាក្យដែលមិនសមសម្រាប់កុមារ',
  'words.hint': 'ស្វែងរកក្នុងចំណងជើង សេចក្តីសង្ខេប អត្ថបទ ស្លាក និងការពិពណ៌នាគម្រប។ អក្សរធំ ឬតូចមិនខុសគ្នាទេ។',
  'words.twice': 'ពាក្យដូចគ្នាមានពីរដង។ សូមដកចេញមួយ។',
  'field.parameters.languages': 'ភាសាដែលត្រូវបង្ហាញ',
  'languages.hint': 'មេរៀនត្រូវបានបង្ហាញ បើវាជាភាសាណាមួយក្នុងនេះ ហើយចំណងជើងសរសេរជាអក្សររបស់ភាសានោះ។',
  'field.parameters.withoutEmoji': 'មិនបង្ហាញមេរៀនដែលមានរូបអារម្មណ៍ក្នុងចំណងជើង ឬសេចក្តីសង្ខេប',

  preview: 'មើលជាមុន',
  'preview.set': 'សំណុំ',
  'preview.hint': 'សូមជ្រើសសំណុំដែលបានដាក់ឱ្យប្រើ ដើម្បីមើលអ្វីដែលវិធាននឹងផ្លាស់ប្ដូរ។',
  'preview.search': 'ស្វែងរកសំណុំតាមឈ្មោះ',
  'preview.wrong': 'សូមកែការកំណត់ខាងលើ ដើម្បីមើលជាមុន។',
  'preview.summary':
    'បង្ហាញ៖ {{delivered, number}}។ ផ្លាស់ទី៖ {{moved, number}}។ លាក់៖ {{hidden, number}}។ បង្ហាញវិញ៖ {{shown, number}}។',
  'preview.list': 'លំដាប់ពេលមានវិធាន',
  'preview.moved': 'ផ្លាស់ពីទី {{before, number}} ទៅទី {{after, number}}',
  'preview.hidden': 'បានលាក់ ពីមុននៅទី {{before, number}}',
  'preview.shown': 'បង្ហាញវិញ',
};
