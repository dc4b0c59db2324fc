import { DEFAULT_LANGUAGE, storedLanguage } from '../../shared/i18n/languages';

/**
 * The public page is no part of this program but HTML of its own, at an address for each language. The screen that one
 * comes from stays until the browser has it.
 */
export function leaveForLanding(): Promise<never> {
  const language = storedLanguage();
  location.replace(language === DEFAULT_LANGUAGE ? '/' : `/${language}/`);
  return Promise.withResolvers<never>().promise;
}
