import type { GrantableCapability } from '../../api/generated/model';
import { grantNames } from '../../api/generated/model/grantNames';
import type { Language } from '../i18n/languages';

/** What an account can be given on top of its role. */
export function grantName(capability: GrantableCapability, language: Language): string {
  return grantNames[capability][language];
}
