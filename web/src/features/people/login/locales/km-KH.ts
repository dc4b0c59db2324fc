import type { TranslationOf } from '../../../../shared/i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  title: 'ចូលគណនី $t(shared:brand)',
  subtitle: 'កន្លែងធ្វើការរបស់ក្រុមមាតិកា',
  username: 'ឈ្មោះអ្នកប្រើ',
  'username.required': 'សូមបំពេញឈ្មោះអ្នកប្រើ',
  password: 'ពាក្យសម្ងាត់',
  'password.required': 'សូមបំពេញពាក្យសម្ងាត់',
  remember: 'ចងចាំពាក្យសម្ងាត់',
  'remember.hint': 'មិនបាច់ចូលគណនីម្ដងទៀតលើឧបករណ៍នេះក្នុងរយៈពេល {{rememberedDays}} ថ្ងៃ',
  submit: 'ចូលគណនី',
  success: 'សូមស្វាគមន៍មកកាន់ $t(shared:brand)',
  'failure.offline': 'មិនអាចភ្ជាប់ទៅម៉ាស៊ីនមេបានទេ។ សូមពិនិត្យការតភ្ជាប់ ហើយព្យាយាមម្ដងទៀត។',
  'failure.unexpected': 'ការចូលគណនីមានបញ្ហា សូមផ្ទុកទំព័រឡើងវិញ ហើយព្យាយាមម្ដងទៀត',
  forgot: 'ភ្លេចពាក្យសម្ងាត់',
  register: 'ចុះឈ្មោះ',
  footer: '$t(shared:brand) · សាលាបច្ចេកវិទ្យាសម្រាប់កុមារ',
  banner: 'អំពី $t(shared:brand)',
  'banner.pause': 'ផ្អាកពាក្យស្លោក',
  'banner.play': 'បន្តពាក្យស្លោក',
  slogan1: 'សាលាដែលកុមាររៀនជាមួយគ្នា',
  'slogan1.text': 'មេរៀនបច្ចេកវិទ្យាដែលធ្វើឡើងដោយយកចិត្តទុកដាក់ សម្រាប់មើលជាមួយគ្នាទាំងថ្នាក់',
  slogan2: 'ពីដុំប្លុកដំបូង ដល់កម្មវិធីដំបូង',
  'slogan2.text': 'វីដេអូខ្លីៗ និងរូបភាព តាមលំដាប់ដែលកុមារត្រូវការ',
  slogan3: 'ការចង់ដឹងចង់ឮ ដែលមានអ្នកថែទាំ',
  'slogan3.text': 'មេរៀនដោយអ្នកដែលចូលចិត្តឆ្លើយសំណួរ “ហេតុអ្វី”',
};
