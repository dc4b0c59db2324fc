import { defaultLanguage, languages } from '../../api/generated/model/languages';

export { languages };
export type Language = (typeof languages)[number];

/** The default, and the fallback for an unknown language. */
export const DEFAULT_LANGUAGE: Language = defaultLanguage;
/** Also read by public/boot.js. */
export const LANGUAGE_KEY = 'locale';

/** Each language is named in itself, so that users find theirs whatever the current language is. */
export const languageNames: Record<Language, string> = {
  'en-US': 'English',
  'zh-CN': '中文',
  'km-KH': 'ខ្មែរ',
};

export function isLanguage(value: unknown): value is Language {
  return (languages as readonly unknown[]).includes(value);
}

export function storedLanguage(): Language {
  const stored = localStorage.getItem(LANGUAGE_KEY);
  return isLanguage(stored) ? stored : DEFAULT_LANGUAGE;
}
