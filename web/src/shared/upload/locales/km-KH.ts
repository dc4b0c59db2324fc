import type { TranslationOf } from '../../i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  remove: 'លុបចេញ',
  'remove.named': 'លុបចេញ {{name}}',
  replace: 'ជំនួស',
  'replace.named': 'ជំនួស {{name}}',
  drop: 'ឬទម្លាក់ឯកសារនៅទីនេះ',
  rule: '{{endings}} មិនលើស {{size}}',
  'rule.anySize': '{{endings}}',
  sending: 'កំពុងផ្ញើ {{name}}',
  done: 'បានផ្ញើ {{name}}',
  refused: '{{name}}៖ {{reason}}',
  'rejected.type': 'មិនអាចទទួល {{name}} បានទេ៖ ទទួលតែ {{endings}}',
  'rejected.size': '{{name}} ធំពេក៖ យ៉ាងច្រើន {{size}}',
  'rejected.empty': '{{name}} គ្មានអ្វីនៅខាងក្នុងទេ',
};
