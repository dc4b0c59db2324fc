import i18next from 'i18next';
import { offerReload } from '../feedback/offer-reload';
import { toasts } from '../feedback/toasts.store';
import { LANGUAGE_KEY, type Language } from '../../i18n/languages';
import { loadLanguage } from '../../i18n/load-texts';

/**
 * Switches the page to another language and remembers it.
 * @returns false if the texts could not be loaded; a reload is then offered
 */
export async function applyLanguage(language: Language): Promise<boolean> {
  localStorage.setItem(LANGUAGE_KEY, language);
  try {
    if (i18next.language !== language) {
      await loadLanguage(language);
      await i18next.changeLanguage(language);
    }
  } catch (error) {
    offerReload(error);
    return false;
  }
  document.documentElement.lang = language;
  return true;
}

/** Switches the language on request of the user, with a confirmation. */
export async function switchLanguage(language: Language): Promise<void> {
  if (!(await applyLanguage(language))) return;
  toasts.show({ kind: 'success', text: i18next.t('shared:language.switched') });
}
