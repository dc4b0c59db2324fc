import type { TranslationOf } from '../../../../shared/i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  kinds: 'ប្រភេទ',
  'kind.all': 'ទាំងអស់',
  create: 'សេចក្តីប្រកាសថ្មី',
  'open.missing': 'សេចក្តីប្រកាសនេះលែងមានទៀតហើយ',
  'open.missing.text': 'វាត្រូវបានដកចេញ ឬអាសយដ្ឋានមិនត្រឹមត្រូវ។',
  by: '{{author}} · {{time}}',
  edit: 'កែសម្រួល',
  'edit.named': 'កែសម្រួល «{{title}}»',
  remove: 'ដកចេញ',
  'remove.named': 'ដកចេញ «{{title}}»',
  removed: 'បានដក «{{title}}» ចេញ',

  'form.create': 'សេចក្តីប្រកាសថ្មី',
  'form.edit': 'កែសម្រួលសេចក្តីប្រកាស',
  'form.hint': 'សូមសរសេរយ៉ាងតិចជាភាសាមួយ។ អ្នកដែលគ្មានភាសារបស់ខ្លួន នឹងអានភាសាទីមួយ។',
  'form.kind': 'ប្រភេទ',
  'form.title': 'ចំណងជើង',
  'form.title.missing': 'សូមបញ្ចូលចំណងជើង ឬលុបអត្ថបទចេញ',
  'form.text': 'អត្ថបទ',
  'form.text.missing': 'សូមបញ្ចូលអត្ថបទ ឬលុបចំណងជើងចេញ',
  'form.none': 'សូមសរសេរយ៉ាងតិចជាភាសាមួយ',
  'form.part': '{{part}} ({{language}})',
  'form.publish': 'ផ្សាយ',
  'form.save': 'រក្សាទុក',
  'done.create': 'បានផ្សាយ «{{title}}»',
  'done.edit': 'បានរក្សាទុក «{{title}}»',

  empty: 'មិនទាន់មានសេចក្តីប្រកាសទេ',
  'empty.text': 'អ្នកគ្រប់គ្រងសរសេរសេចក្តីប្រកាសដំបូងនៅទីនេះ។ មនុស្សគ្រប់គ្នាក៏អានវានៅលើកន្លែងធ្វើការដែរ។',
  'empty.filtered': 'គ្មានប្រភេទនេះទេ',
  'empty.filtered.text': 'សូមជ្រើសប្រភេទផ្សេង ឬទាំងអស់។',
  'empty.page': 'គ្មានអ្វីនៅទំព័រនេះទេ',
  'empty.page.text': 'សូមជ្រើសទំព័រមុន។',
};
