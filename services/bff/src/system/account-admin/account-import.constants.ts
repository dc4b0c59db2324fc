import { type Wording } from '../../common/field-tables/field-table.constants.js';
import { type Language } from '../../common/messages/languages.constants.js';

/** Each makes a link, and perhaps a mail, in one transaction. */
export const MAX_IMPORTED_ACCOUNTS = 200;
/** How many errors the check of a table answers. */
export const MAX_ACCOUNT_IMPORT_ERRORS = 100;

/** The columns of a table of people, under the names by which they are found. */
export const ACCOUNT_COLUMNS = {
  userName: { 'en-US': 'User name', 'zh-CN': '用户名', 'km-KH': 'ឈ្មោះអ្នកប្រើ' },
  name: { 'en-US': 'Name', 'zh-CN': '姓名', 'km-KH': 'ឈ្មោះ' },
  email: { 'en-US': 'Email address', 'zh-CN': '邮箱', 'km-KH': 'អ៊ីមែល' },
  role: { 'en-US': 'Role', 'zh-CN': '角色', 'km-KH': 'តួនាទី' },
  language: { 'en-US': 'Language', 'zh-CN': '语言', 'km-KH': 'ភាសា' },
} as const satisfies Record<string, Wording>;

export type AccountSheetField = keyof typeof ACCOUNT_COLUMNS;
export const ACCOUNT_SHEET_FIELDS = Object.keys(ACCOUNT_COLUMNS) as AccountSheetField[];

/** How a cell may name a language, besides its code. */
export const LANGUAGE_NAMES: Readonly<Record<Language, readonly string[]>> = {
  'en-US': ['English', 'en'],
  'zh-CN': ['中文', 'Chinese', 'zh'],
  'km-KH': ['ខ្មែរ', 'ភាសាខ្មែរ', 'Khmer', 'km'],
};
