import type { TranslationOf } from '../../../shared/i18n/catalogue';
import type { catalogue as source } from './en-US';

export const catalogue: TranslationOf<typeof source> = {
  offline: 'អ្នកគ្មានអ៊ីនធឺណិតទេ។ អ្វីដែលអ្នកឃើញអាចមិនទាន់សម័យ ហើយនឹងធ្វើបច្ចុប្បន្នភាពដោយស្វ័យប្រវត្តិ។',
  away: 'ដាច់ការតភ្ជាប់ទៅម៉ាស៊ីនមេ។ កំពុងព្យាយាមម្ដងទៀត…',
};
