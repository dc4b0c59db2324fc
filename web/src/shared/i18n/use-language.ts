import { useTranslation } from 'react-i18next';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from './languages';

export function useLanguage(): Language {
  const { language } = useTranslation().i18n;
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}
