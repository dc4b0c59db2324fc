import type { TranslationOf } from '../../../../shared/i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  title: 'បញ្ជីគណនី',
  order: 'ការបញ្ជាទិញ {{id}}',
  system: 'ប្រព័ន្ធ',
  'kind.topUp': 'ការបញ្ចូលទឹកប្រាក់',
  'kind.payment': 'ការបង់ប្រាក់',
  'kind.refund': 'ការសងប្រាក់វិញ',
  'column.entry': 'ចំណូលចំណាយ',
  'column.time': 'ពេលវេលា',
  'column.amount': 'ចំនួនទឹកប្រាក់',
  'column.balance': 'សមតុល្យក្រោយ',
  'column.person': 'ដោយ',
  'column.note': 'កំណត់សម្គាល់',
  'column.order': 'ការបញ្ជាទិញ',
  topUp: 'បញ្ចូលទឹកប្រាក់',
  'topUp.amount': 'ចំនួនជាយ័ន',
  'topUp.hint': 'ឧទាហរណ៍ 5000 ឬ 49.90',
  'topUp.wrong': 'សូមបញ្ចូលចំនួនពី {{min}} ដល់ {{max}} ដូចជា 5000 ឬ 49.90',
  'topUp.note': 'កំណត់សម្គាល់',
  'topUp.note.hint': 'ប្រភពនៃទឹកប្រាក់។ អ្នកអានបញ្ជីគណនីទាំងអស់មើលឃើញ។',
  'topUp.submit': 'បញ្ចូលទៅសមតុល្យ',
  'topUp.noRealMoney': 'សមតុល្យគ្រាន់តែជាតួលេខក្នុងផលិតផលនេះ។ មិនមានការផ្ទេរប្រាក់ពិតទេ។',
  'topUp.done': 'បានបញ្ចូល {{amount}} ទៅសមតុល្យ',
  empty: 'បញ្ជីគណនីទទេ',
  'empty.text': 'ការបញ្ចូល និងការបង់ប្រាក់បង្ហាញនៅទីនេះ។',
};
