import i18next from 'i18next';
import { toasts } from '../ui/feedback/toasts.store';
import { LANGUAGE_KEY, type Language } from './languages';

/** The page in another language, here and at the next visit. */
export async function applyLanguage(language: Language): Promise<void> {
  localStorage.setItem(LANGUAGE_KEY, language);
  if (i18next.language !== language) await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

/** Chosen by the reader, who is told. */
export async function switchLanguage(language: Language): Promise<void> {
  await applyLanguage(language);
  toasts.show({ kind: 'success', text: i18next.t('shared:language.switched') });
}
