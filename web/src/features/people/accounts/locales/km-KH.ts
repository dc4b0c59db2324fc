import type { TranslationOf } from '../../../../shared/i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  'tab.label': 'ការកំណត់អ្នកប្រើ',
  'tab.basic': 'ព័ត៌មានមូលដ្ឋាន',
  'tab.security': 'ការកំណត់សុវត្ថិភាព',
  'tab.notifications': 'ការជូនដំណឹង',
  'tab.certification': 'ការបញ្ជាក់អត្តសញ្ញាណ',

  'panel.accountId': 'លេខសម្គាល់គណនី',
  'panel.phone': 'ទូរសព្ទ',
  'panel.registrationDate': 'កាលបរិច្ឆេទចុះឈ្មោះ',
  'panel.none': 'គ្មាន',
  'panel.certified': 'បានបញ្ជាក់',
  'panel.notCertified': 'មិនទាន់បញ្ជាក់',

  'avatar.title': 'ប្ដូររូបតំណាង',
  'avatar.choose': 'ជ្រើសរើសរូបភាព',
  'avatar.hint': 'ផ្លាស់ទីស៊ុមដោយកណ្តុរ ឬគ្រាប់ចុចព្រួញ។',
  'avatar.picture': 'រូបភាពដែលបានជ្រើសរើស',
  'avatar.square': 'ទីតាំងស៊ុម',
  'avatar.corner.nw': 'ជ្រុងលើឆ្វេង៖ គ្រាប់ចុចព្រួញប្ដូរទំហំ',
  'avatar.corner.ne': 'ជ្រុងលើស្តាំ៖ គ្រាប់ចុចព្រួញប្ដូរទំហំ',
  'avatar.corner.sw': 'ជ្រុងក្រោមឆ្វេង៖ គ្រាប់ចុចព្រួញប្ដូរទំហំ',
  'avatar.corner.se': 'ជ្រុងក្រោមស្តាំ៖ គ្រាប់ចុចព្រួញប្ដូរទំហំ',
  'avatar.size': 'ទំហំ',
  'avatar.other': 'រូបភាពផ្សេង',
  'avatar.use': 'ប្រើរូបភាពនេះ',
  'avatar.changed': 'បានប្ដូររូបតំណាង',
  'avatar.undrawable': 'កម្មវិធីរុករកមិនអាចកាត់រូបភាពនេះបានទេ។ សូមជ្រើសរើសរូបភាពតូចជាងនេះ។',
  'avatar.remove': 'លុបរូបតំណាង',
  'avatar.remove.title': 'លុបរូបតំណាងឬ?',
  'avatar.remove.text': 'អក្សរដំបូងនៃឈ្មោះរបស់អ្នកនឹងបង្ហាញជំនួស។',
  'avatar.removed': 'បានលុបរូបតំណាង',
};
