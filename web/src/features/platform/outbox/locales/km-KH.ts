import type { TranslationOf } from '../../../../shared/i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  'kind.mail': 'អ៊ីមែល',
  'kind.webhook': 'ការជូនដំណឹងទៅប្រព័ន្ធ',
  'column.kind': 'ប្រភេទ',
  'column.recipient': 'អ្នកទទួល',
  'column.failure': 'កូដកំហុស',
  'column.attempts': 'ចំនួនព្យាយាម',
  'column.createdTime': 'សរសេរនៅ',
  'column.diedTime': 'បោះបង់នៅ',
  'recipient.removed': 'ខ្លឹមសារត្រូវបានលុប',
  operations: 'សកម្មភាព',
  'action.resend': 'ផ្ញើម្ដងទៀត',
  'action.discard': 'បោះបង់',
  'resend.named': 'ផ្ញើម្ដងទៀត៖ សារទៅ {{recipient}}',
  'discard.named': 'បោះបង់សារទៅ {{recipient}}',
  'discard.title': 'បោះបង់សារនេះ?',
  'discard.text': 'សារទៅ {{recipient}} នឹងត្រូវលុប ហើយមិនអាចផ្ញើពីទីនេះម្ដងទៀតទេ។',
  'done.resend': 'សារកំពុងត្រូវបានផ្ញើម្ដងទៀត',
  'done.discard': 'បានបោះបង់សារ',
  'empty.none': 'សារទាំងអស់បានដល់',
  'empty.none.text': 'អ៊ីមែល និងសារទៅប្រព័ន្ធដែលមិនបានដល់ នឹងបង្ហាញនៅទីនេះ។',
};
