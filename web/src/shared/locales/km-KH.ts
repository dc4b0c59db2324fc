import type { TranslationOf } from '../i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  brand: 'Sala',

  'menu.home': 'ទំព័រដើម',
  'menu.login': 'ចូលគណនី',
  'menu.maintenance': 'កំពុងថែទាំប្រព័ន្ធ',
  'menu.notFound': 'រកមិនឃើញទំព័រ',
  'menu.redirect': 'កំពុងផ្ទុកឡើងវិញ',
  'menu.dashboard': 'ផ្ទាំងគ្រប់គ្រង',
  'menu.dashboard.workplace': 'កន្លែងធ្វើការ',
  'menu.dashboard.monitor': 'ការតាមដានផ្ទាល់',
  'menu.visualization': 'ការបង្ហាញទិន្នន័យ',
  'menu.visualization.dataAnalysis': 'ការវិភាគទិន្នន័យ',
  'menu.visualization.multiDimensionDataAnalysis': 'ការវិភាគពហុវិមាត្រ',
  'menu.list': 'បញ្ជី',
  'menu.list.searchTable': 'តារាងស្វែងរក',
  'menu.list.cardList': 'បញ្ជីកាត',
  'menu.form': 'ទម្រង់បែបបទ',
  'menu.form.step': 'ទម្រង់ជាជំហាន',
  'menu.form.group': 'ទម្រង់ជាក្រុម',
  'menu.profile': 'ព័ត៌មានលម្អិត',
  'menu.profile.basic': 'ព័ត៌មានលម្អិតមូលដ្ឋាន',
  'menu.result': 'លទ្ធផល',
  'menu.result.success': 'ជោគជ័យ',
  'menu.result.error': 'បរាជ័យ',
  'menu.exception': 'ករណីលើកលែង',
  'menu.exception.403': '403',
  'menu.exception.404': '404',
  'menu.exception.500': '500',
  'menu.user': 'មជ្ឈមណ្ឌលអ្នកប្រើ',
  'menu.user.info': 'ព័ត៌មានអ្នកប្រើ',
  'menu.user.setting': 'ការកំណត់អ្នកប្រើ',
  'menu.arcoWebsite': 'Arco Design',
  'menu.faq': 'សំណួរញឹកញាប់',

  'action.cancel': 'បោះបង់',
  'action.close': 'បិទ',
  'action.copied': 'បានចម្លង',
  'action.copy': 'ចម្លង',
  'action.reload': 'ផ្ទុកទំព័រឡើងវិញ',
  'action.retry': 'ព្យាយាមម្ដងទៀត',

  'language.label': 'ភាសា',
  'language.switched': 'បានប្ដូរទៅភាសាខ្មែរ',

  'theme.label': 'រូបរាង',
  'theme.light': 'ភ្លឺ',
  'theme.dark': 'ងងឹត',
  'theme.system': 'តាមប្រព័ន្ធ',

  'error.offline': 'មិនអាចភ្ជាប់ទៅម៉ាស៊ីនមេបានទេ។ សូមពិនិត្យការតភ្ជាប់ ហើយព្យាយាមម្ដងទៀត។',
  'error.page': 'មិនអាចបង្ហាញទំព័រនេះបានទេ',
  'error.request': 'សំណើមានបញ្ហា',
  'error.requestId': 'លេខសំណើ',
  'error.title': 'មិនអាចផ្ទុកបានទេ',
  'error.unexpected': 'ទំព័រនេះមានបញ្ហា។ សូមផ្ទុកឡើងវិញ ហើយព្យាយាមម្ដងទៀត។',

  'forbidden.title': 'អ្នកគ្មានសិទ្ធិមើលផ្នែកនេះទេ',
  'forbidden.text': 'តួនាទីរបស់អ្នកមិនរួមបញ្ចូលផ្នែកនេះទេ។ បើត្រូវការសម្រាប់ការងារ សូមទាក់ទងអ្នកគ្រប់គ្រង។',

  'sessionEnd.title': 'បញ្ជាក់ការចាកចេញ',
  'sessionEnd.content': 'អ្នកបានចាកចេញពីគណនីហើយ។ អ្នកអាចបោះបង់ដើម្បីនៅទំព័រនេះ ឬចូលគណនីម្ដងទៀត',
  'sessionEnd.relogin': 'ចូលគណនីម្ដងទៀត',

  'serverMenu.loading': 'កំពុងផ្ទុកម៉ឺនុយពីម៉ាស៊ីនមេ…',
  'serverMenu.success': 'បានផ្ទុកម៉ឺនុយពីម៉ាស៊ីនមេ',
  'serverMenu.error': 'មិនអាចផ្ទុកម៉ឺនុយពីម៉ាស៊ីនមេបានទេ នៅតែប្រើម៉ឺនុយដើម',

  'pager.label': 'ទំព័រ',
  'pager.next': 'ទំព័របន្ទាប់',
  'pager.page': 'ទំព័រទី {{page}}',
  'pager.previous': 'ទំព័រមុន',
  'pager.size': 'ចំនួនជួរក្នុងមួយទំព័រ',
  'pager.sizeOption': '{{size}} / ទំព័រ',
  'pager.jump': 'ទៅទំព័រទី',
  'pager.total_other': 'សរុប {{count}} ជួរ',

  'date.start': 'ថ្ងៃចាប់ផ្ដើម',
  'date.end': 'ថ្ងៃបញ្ចប់',

  'undo.action': 'មិនធ្វើវិញ',
  'undo.done': 'បានត្រឡប់ដូចដើមវិញ',

  'number.range': 'ពី {{min}} ដល់ {{max}}',
  'search.clear': 'សម្អាតពាក្យស្វែងរក',
};
