import { defaultLanguage, languages } from '../../api/generated/model/languages';

export { languages };
export type Language = (typeof languages)[number];

/** Default, and what an unknown choice falls back to. */
export const DEFAULT_LANGUAGE: Language = defaultLanguage;
/** Read by public/boot.js too. */
export const LANGUAGE_KEY = 'locale';

/** Each language in its own words: a reader who is lost in another one still finds it. */
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
