import type { TranslationOf } from '../../../../shared/i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  title: 'ព័ត៌មានមូលដ្ឋាន',
  save: 'រក្សាទុក',
  reset: 'កំណត់ឡើងវិញ',
  saved: 'បានរក្សាទុកព័ត៌មានរបស់អ្នក',
  select: 'សូមជ្រើសរើស',

  email: 'អ៊ីមែល',
  'email.required': 'សូមបញ្ចូលអាសយដ្ឋានអ៊ីមែល',
  'email.wrong': 'សូមបញ្ចូលអាសយដ្ឋានអ៊ីមែល ដូចជា name@example.com',
  'email.change': 'ប្ដូរអាសយដ្ឋានអ៊ីមែលក្នុងការកំណត់សុវត្ថិភាព',
  'email.confirm': 'បញ្ជាក់ ឬប្ដូរអាសយដ្ឋានអ៊ីមែលក្នុងការកំណត់សុវត្ថិភាព',
  'email.isNotConfirmed': 'មិនទាន់បញ្ជាក់',
  nickname: 'ឈ្មោះហៅ',
  'nickname.placeholder': 'ឈ្មោះដែលអ្នកដទៃមើលឃើញ',
  'nickname.required': 'សូមបញ្ចូលឈ្មោះហៅ',
  countryRegion: 'ប្រទេស ឬតំបន់',
  'countryRegion.required': 'សូមជ្រើសរើសប្រទេស ឬតំបន់',
  area: 'តំបន់រស់នៅ',
  'area.hint': 'ខេត្ត រដ្ឋ ឬទីក្រុង',
  'area.province': 'តំបន់រស់នៅ៖ ខេត្ត ឬរាជធានី',
  'area.city': 'ក្រុង',
  'area.county': 'ស្រុក ឬខណ្ឌ',
  'area.required': 'សូមជ្រើសរើសតំបន់រស់នៅ',
  address: 'អាសយដ្ឋាន',
  'address.placeholder': 'ផ្លូវ និងលេខផ្ទះ',
  profile: 'ប្រវត្តិសង្ខេប',
  'profile.placeholder': 'ពាក្យខ្លះៗអំពីខ្លួនអ្នក មិនលើសពី {{max}} តួអក្សរ',
};
