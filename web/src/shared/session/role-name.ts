import type { Role } from '../../api/generated/model';
import { roleNames } from '../../api/generated/model/roleNames';
import type { Language } from '../i18n/languages';

/** The singular name of a role. */
export function roleName(role: Role, language: Language): string {
  return roleNames[role].one[language];
}

/** The plural name of a role. */
export function roleNamePlural(role: Role, language: Language): string {
  return roleNames[role].many[language];
}
