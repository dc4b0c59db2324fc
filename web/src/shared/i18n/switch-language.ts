import i18next from 'i18next';
import { toasts } from '../ui/toasts.store';
import { LANGUAGE_KEY, type Language } from './languages';

export async function switchLanguage(language: Language): Promise<void> {
  await i18next.changeLanguage(language);
  localStorage.setItem(LANGUAGE_KEY, language);
  document.documentElement.lang = language;
  toasts.show({ kind: 'success', text: i18next.t('shared:language.switched') });
}
