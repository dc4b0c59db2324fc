import type { PagePath } from '../../src/api/generated/model/pages';
import { DEFAULT_LANGUAGE, languages, type Language } from '../../src/shared/i18n/languages';

/** The default language uses the root path. */
export const homePath = (language: Language): string =>
  language === DEFAULT_LANGUAGE ? '/' : `/${language}/`;
export const termsPath = (language: Language): string => `${homePath(language)}terms`;
export const loginPath = '/login' satisfies PagePath;
export const dashboardPath = '/dashboard/workplace' satisfies PagePath;

export interface Translated {
  language: Language;
  path: string;
}

export const translations = (pathIn: (language: Language) => string): Translated[] =>
  languages.map((language) => ({ language, path: pathIn(language) }));
