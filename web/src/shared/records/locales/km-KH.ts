import type { TranslationOf } from '../../i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  search: 'ស្វែងរក',
  reset: 'កំណត់ឡើងវិញ',
  'filter.all': 'ទាំងអស់',
  'filter.search': 'ស្វែងរក',
  operations: 'ប្រតិបត្តិការ',
  view: 'មើល',
  history: 'ប្រវត្តិ',
  'history.more': 'បង្ហាញកំណត់ត្រាចាស់ជាងនេះ',
  'history.empty': 'មិនទាន់មានការកែប្រែទេ',
  'history.empty.text': 'រាល់ជំហានត្រូវបានកត់ត្រានៅទីនេះ រួមទាំងអ្នកធ្វើ និងពេលវេលា។',
  'empty.filtered': 'គ្មានអ្វីត្រូវនឹងលក្ខខណ្ឌស្វែងរកទេ',
  'empty.filtered.action': 'កំណត់លក្ខខណ្ឌឡើងវិញ',
  'empty.page': 'ទំព័រនេះលែងមានអ្វីទៀតហើយ',
  'empty.page.action': 'ទៅទំព័រទីមួយ',
  'history.system': 'ប្រព័ន្ធ',
  'history.own': '{{text}} ដោយអ្នកស្នើសុំជាអ្នកគ្រប់គ្រងតែម្នាក់',
  'history.withReason': '{{text}}៖ {{reason}}',
  'history.approval': 'បានអនុម័ត {{approvals}} ក្នុងចំណោម {{needed}}',
  approvals: 'បានអនុម័ត {{approvals}} ក្នុងចំណោម {{needed}} នាក់',
  reason: 'មូលហេតុ',
  'reason.missing': 'សូមបំពេញមូលហេតុ',
  'done.approval': 'ការអនុម័តរបស់អ្នកត្រូវបានកត់ត្រា។ អ្នកផ្សេងក៏ត្រូវអនុម័តដែរ។',
  conflict: 'មានអ្នកផ្សេងបានកែមុន។ នេះជាស្ថានភាពបច្ចុប្បន្ន។',
  'conflict.by': '{{person}} បានកែមុន។ នេះជាស្ថានភាពបច្ចុប្បន្ន។',
};
