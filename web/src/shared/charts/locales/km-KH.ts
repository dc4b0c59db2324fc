import type { TranslationOf } from '../../i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  asChart: 'បង្ហាញជាក្រាហ្វិក',
  asTable: 'បង្ហាញជាតារាង',
  role: 'ក្រាហ្វិក',
  keys: '{{label}}។ ប្រើគ្រាប់ចុចព្រួញដើម្បីអានម្ដងមួយចំណុច។',
  'keys.rows': '{{label}}។ ប្រើគ្រាប់ចុចព្រួញដើម្បីអានម្ដងមួយចំណុច និង Enter ដើម្បីបើកជួរទិន្នន័យរបស់ចំណុចនោះ។',
  range: 'ផ្នែកនៃ «{{label}}» ដែលបង្ហាញ',
  from: 'ចាប់ពី',
  to: 'ដល់',
  'step.soFar': '{{label}} គិតដល់ពេលនេះ',

  'growth.up': 'កើន {{percent}}',
  'growth.down': 'ថយ {{percent}}',
  'growth.same': 'មិនប្រែប្រួល',
  'growth.new': 'ថ្មី',

  about: 'របៀបគណនា «{{title}}»',
  'about.figure': 'តួលេខ',
  'about.growth': 'កំណើន',
  'about.period': 'រយៈពេល',
  'about.source': 'ប្រភព',
  'about.rows': 'បង្ហាញជួរទិន្នន័យ',
  source: 'ប្រភព៖ {{source}}',

  more: 'តារាង និងឯកសារនៃ «{{title}}»',
  download: 'ទាញយក «{{title}}»',
  'download.csv': 'ទិន្នន័យជា CSV',
  'download.png': 'រូបភាពជា PNG',
  'download.done': 'បានទាញយក {{name}}',
};
