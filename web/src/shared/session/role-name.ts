import type { Role } from '../../api/generated/model';
import { roleNames } from '../../api/generated/model/roleNames';
import type { Language } from '../i18n/languages';

/** What one account of a role is called. */
export function roleName(role: Role, language: Language): string {
  return roleNames[role].one[language];
}

/** What all accounts of a role are called. */
export function roleNamePlural(role: Role, language: Language): string {
  return roleNames[role].many[language];
}
