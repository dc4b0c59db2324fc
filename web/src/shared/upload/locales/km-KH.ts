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
  'rule.fitted': '{{endings}}។ រូបភាពលើស {{size}} នឹងត្រូវបង្រួមសិន',
  preparing: 'កំពុងរៀបចំ {{name}}',
  sending: 'កំពុងផ្ញើ {{name}}',
  done: 'បានផ្ញើ {{name}}',
  'done.fitted': '{{name}} ({{before}}) ត្រូវបានបម្លែងជារូបភាព {{after}} ហើយបានផ្ញើ',
  refused: '{{name}}៖ {{reason}}',
  'rejected.type': 'មិនអាចទទួល {{name}} បានទេ៖ ទទួលតែ {{endings}}',
  'rejected.size': '{{name}} ធំពេក៖ យ៉ាងច្រើន {{size}}',
  'rejected.empty': '{{name}} គ្មានអ្វីនៅខាងក្នុងទេ',
  'rejected.heic':
    '{{name}} មានទម្រង់ HEIC របស់ iPhone ដែលកម្មវិធីរុករកនេះអានមិនបាន។ សម្រាប់រូបថតថ្មី សូមជ្រើស Settings › Camera › Formats › Most Compatible នៅលើ iPhone។ សម្រាប់រូបនេះ សូមបើកទំព័រនេះនៅលើ iPhone ឬក្នុង Safari ហើយជ្រើសរូបនៅទីនោះ',
  'rejected.unreadable': 'កម្មវិធីរុករកនេះមិនអាចអាន {{name}} ជារូបភាពបានទេ។ សូមរក្សាទុកជា JPEG ឬ PNG រួចជ្រើសឯកសារនោះ',
};
