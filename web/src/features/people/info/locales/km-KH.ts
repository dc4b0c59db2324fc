import type { TranslationOf } from '../../../../shared/i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  tabs: 'ព័ត៌មានអ្នកប្រើ',
  'tab.overview': 'ទិដ្ឋភាពទូទៅ',
  'tab.projects': 'គម្រោង',
  'tab.teams': 'ក្រុមរបស់ខ្ញុំ',

  'header.job': 'តួនាទី',
  'header.organization': 'អង្គភាព',
  'header.location': 'ទីតាំង',
  'header.website': 'គេហទំព័រ',
  'header.edit': 'កែសម្រួលព័ត៌មានផ្ទាល់ខ្លួន',

  'more.projects': 'មើលបន្ថែម',
  'more.teams': 'មើលបន្ថែម',
  'more.notices': 'មើលទាំងអស់',
  people_other: '{{number}} នាក់',

  projects: 'គម្រោងរបស់ខ្ញុំ',
  'projects.empty.create': 'សូមបង្កើតមួយនៅទំព័រគម្រោង រួចបញ្ចូលសមាជិក។ គម្រោងដែលអ្នកចូលរួមនឹងបង្ហាញនៅទីនេះ។',
  'projects.empty': 'អ្នកមិនទាន់ចូលរួមគម្រោងណាទេ',
  'projects.empty.text': 'សូមស្នើអ្នកគ្រប់គ្រងឱ្យបញ្ចូលអ្នក។ បន្ទាប់មកគម្រោងនឹងបង្ហាញនៅទីនេះ។',
  teams: 'ក្រុមរបស់ខ្ញុំ',
  'teams.empty.create': 'សូមបង្កើតមួយនៅទំព័រក្រុម រួចបញ្ចូលសមាជិក។ ក្រុមដែលអ្នកចូលរួមនឹងបង្ហាញនៅទីនេះ។',
  'teams.empty': 'អ្នកមិនទាន់មានក្រុមទេ',
  'teams.empty.text': 'សូមស្នើអ្នកគ្រប់គ្រងឱ្យបញ្ចូលអ្នក។ បន្ទាប់មកក្រុមនឹងបង្ហាញនៅទីនេះ។',
  activities: 'សកម្មភាពថ្មីៗ',
  'activities.empty': 'មិនទាន់មានសកម្មភាពទេ',
  'activities.empty.text': 'អ្វីដែលមនុស្សធ្វើក្នុងគម្រោង និងក្រុមរបស់អ្នកនឹងបង្ហាញនៅទីនេះ។',
  visits: 'ការចូលមើល',
  'visits.homepage': 'ទំព័ររបស់ខ្ញុំ',
  'visits.project': 'គម្រោងរបស់ខ្ញុំ',
  'visits.about':
    'ក្នុងរយៈពេល {{visitDays}} ថ្ងៃគិតត្រឹមម្សិលមិញ ធៀបនឹង {{visitDays}} ថ្ងៃមុននោះ។ ការចូលមើលត្រូវបានរាប់ចាប់ពីថ្ងៃបន្ទាប់។',
  'visits.empty': 'មិនទាន់មានអ្នកចូលមើលទេ',
  'visits.empty.text': 'ការរាប់ចាប់ផ្ដើមពេលមានអ្នកបើកទំព័រ ឬគម្រោងរបស់អ្នក។',
  memberships: 'គម្រោង និងក្រុម',
  'memberships.projects': 'គម្រោង',
  'memberships.projectPeople': 'មនុស្សក្នុងគម្រោង',
  'memberships.teams': 'ក្រុម',
  'memberships.teamPeople': 'សមាជិកក្រុម',
  'memberships.empty': 'មិនទាន់មានទិន្នន័យទេ',
  'memberships.empty.text': 'ការរាប់ចាប់ផ្ដើមពេលអ្នកចូលរួមគម្រោង ឬក្រុម។',
  notices: 'ការជូនដំណឹង',
  'notices.empty': 'គ្មានការជូនដំណឹងទេ',
  'notices.empty.text': 'ការជូនដំណឹងថ្មីនឹងបង្ហាញនៅទីនេះ និងនៅកណ្តឹងខាងលើ។',

  'email.unconfirmed': '{{email}} (មិនទាន់បញ្ជាក់)',
};
