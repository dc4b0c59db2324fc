import type { TranslationOf } from '../../../../shared/i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  'tab.label': 'ការកំណត់អ្នកប្រើ',
  'tab.basic': 'ព័ត៌មានមូលដ្ឋាន',
  'tab.security': 'ការកំណត់សុវត្ថិភាព',
  'tab.certification': 'ការបញ្ជាក់អត្តសញ្ញាណ',

  'panel.accountId': 'លេខសម្គាល់គណនី',
  'panel.phone': 'ទូរសព្ទ',
  'panel.registrationDate': 'កាលបរិច្ឆេទចុះឈ្មោះ',
  'panel.none': 'គ្មាន',
  'panel.certified': 'បានបញ្ជាក់',
  'panel.notCertified': 'មិនទាន់បញ្ជាក់',
};
