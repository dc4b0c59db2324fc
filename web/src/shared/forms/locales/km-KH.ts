import type { TranslationOf } from '../../i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  required: 'សូមបំពេញប្រអប់នេះ',
  tooShort: 'សូមបញ្ចូលយ៉ាងតិច {{min}} តួអក្សរ',
  tooLong: 'សូមបញ្ចូលយ៉ាងច្រើន {{max}} តួអក្សរ បច្ចុប្បន្នមាន {{typed}}',
  tooMany: 'សូមបញ្ចូលយ៉ាងច្រើន {{max}} ធាតុ',
  pattern: 'ទម្រង់មិនត្រឹមត្រូវ',
  character: 'មិនអាចប្រើ «{{character}}» នៅទីនេះទេ',
  space: 'មិនអាចប្រើដកឃ្លានៅទីនេះទេ',
  number: 'សូមបញ្ចូលជាលេខ',
  whole: 'សូមបញ្ចូលចំនួនគត់ គ្មានក្បៀស',
  range: 'សូមបញ្ចូលលេខពី {{min}} ដល់ {{max}}',
  'range.max': 'សូមបញ្ចូលលេខមិនលើស {{max}}',
  'range.min': 'សូមបញ្ចូលលេខចាប់ពី {{min}} ឡើងទៅ',
  past: 'មិនត្រូវជាពេលដែលកន្លងផុតទេ',
  choice: 'សូមជ្រើសរើសជម្រើសណាមួយ',
  wrong: 'មិនអនុញ្ញាតឱ្យប្រើតម្លៃនេះទេ',

  conflict: 'អ្នកផ្សេងបានកែប្រែព័ត៌មាននេះ បន្ទាប់ពីអ្នកបានបើក។ សូមពិនិត្យម្ដងទៀត មុននឹងដាក់ស្នើ។',

  'leave.title': 'បោះបង់អ្វីដែលអ្នកបានបញ្ចូល?',
  'leave.text': 'អ្វីដែលអ្នកបានបញ្ចូលនៅទីនេះ មិនទាន់បានដាក់ស្នើទេ។',
  'leave.discard': 'បោះបង់',
  'leave.stay': 'បន្តកែសម្រួល',

  'password.rule': 'យ៉ាងតិចប្រាំមួយតួ ជាអក្សរ លេខ ឬសញ្ញាពិសេស លើកលែងតែដកឃ្លា ដោយមានទាំងអក្សរធំ និងអក្សរតូច',
  'password.strength.weak': 'ខ្សោយ៖ ងាយទាយ',
  'password.strength.fair': 'មធ្យម៖ វែងជាងនេះល្អជាង',
  'password.strength.strong': 'ខ្លាំង',
};
