import type { TranslationOf } from '../../../../shared/i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  '403.title': 'អ្នកគ្មានសិទ្ធិចូលមើលទំព័រនេះទេ',
  '403.text': 'តួនាទីរបស់អ្នកមិនរួមបញ្ចូលទំព័រនេះទេ។ បើត្រូវការ សូមទាក់ទងអ្នកគ្រប់គ្រង។',
  '404.title': 'ទំព័រនេះលែងមានហើយ',
  '404.text': 'ទំព័រអាចត្រូវបានផ្លាស់ទី ឬអាសយដ្ឋានមានកំហុស។',
  '500.title': 'ម៉ាស៊ីនមេមានបញ្ហា',
  '500.text': 'នេះជាកំហុសរបស់យើង មិនមែនរបស់អ្នកទេ។ សូមព្យាយាមម្ដងទៀតបន្តិចទៀត។',
  back: 'ត្រឡប់ក្រោយ',
};
