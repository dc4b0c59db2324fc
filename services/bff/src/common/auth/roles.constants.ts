import { type Language } from '../messages/languages.constants.js';

interface RoleName {
  /** For a single account. */
  one: Readonly<Record<Language, string>>;
  /** For all of them, as in "Administrators can change it." */
  many: Readonly<Record<Language, string>>;
}

/** The roles with their names in each language. `CAPABILITIES` says what they may do. */
export const ROLE_NAMES = {
  admin: {
    one: { 'en-US': 'Administrator', 'zh-CN': '管理员', 'km-KH': 'អ្នកគ្រប់គ្រង' },
    many: { 'en-US': 'Administrators', 'zh-CN': '管理员', 'km-KH': 'អ្នកគ្រប់គ្រង' },
  },
  user: {
    one: { 'en-US': 'User', 'zh-CN': '普通用户', 'km-KH': 'អ្នកប្រើ' },
    many: { 'en-US': 'Users', 'zh-CN': '普通用户', 'km-KH': 'អ្នកប្រើ' },
  },
} as const satisfies Record<string, RoleName>;

export type Role = keyof typeof ROLE_NAMES;
export const ROLES = Object.keys(ROLE_NAMES) as readonly Role[];
