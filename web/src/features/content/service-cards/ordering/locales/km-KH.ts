import type { TranslationOf } from '../../../../../shared/i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  'kind.open': 'បើក',
  'kind.renew': 'បន្ត',
  months_other: '{{count}} ខែ',

  'order.title.open': 'បើក «{{title}}»',
  'order.title.renew': 'បន្ត «{{title}}»',
  'order.term': 'រយៈពេល',
  'order.term.option': '{{term}}៖ {{price}}',
  'order.price': 'តម្លៃ',
  'order.until': 'បើករហូតដល់',
  'order.balance': 'សមតុល្យ',
  'order.left': 'សមតុល្យក្រោយបង់',
  'order.missing': 'ខ្វះ {{amount}} ដើម្បីបង់ឥឡូវនេះ។ សូមបញ្ជាទិញសិន រួចបង់ក្រោយពេលបញ្ចូលទឹកប្រាក់។',
  'order.topUp': 'ទៅបញ្ជីគណនី',
  'order.pay': 'បង់ឥឡូវនេះ',
  'pay.title': 'បង់ប្រាក់លើការបញ្ជាទិញលេខ {{id}}៖ {{title}}',
  'pay.missing': 'ខ្វះ {{amount}}។ សូមបញ្ចូលទឹកប្រាក់ជាមុនសិន។',
  'order.later': 'បញ្ជាទិញ បង់ពេលក្រោយ',
  'order.gone': 'មិនអាចបញ្ជាទិញបានទៀតទេ៖ មានអ្នកផ្សេងបានបញ្ជាទិញមុន។',
  'order.repriced': 'តម្លៃបានប្ដូរពី {{former}} ទៅ {{price}}។ មិនទាន់បានកាត់ប្រាក់ទេ៖ សូមពិនិត្យ រួចសម្រេចម្ដងទៀត។',
  'order.conflict': 'មានអ្នកផ្សេងបានប្ដូរសេវានេះមុន។ អ្នកឃើញស្ថានភាពបច្ចុប្បន្ន សូមសម្រេចម្ដងទៀត។',
  'order.done.later': 'ការបញ្ជាទិញ «{{title}}» កំពុងរង់ចាំការបង់ប្រាក់',
  'order.done.open': '«{{title}}» បានបើកហើយ',
  'order.done.renew': '«{{title}}» បានបន្តហើយ',
};
