import { servedPrefixes } from '../../src/api/generated/model/addresses';
import type { PagePath } from '../../src/api/generated/model/pages';
import { DEFAULT_LANGUAGE, languages, type Language } from '../../src/shared/i18n/languages';

/** The default language uses the root path. */
export const homePath = (language: Language): string =>
  language === DEFAULT_LANGUAGE ? '/' : `/${language}/`;
export const termsPath = (language: Language): string => `${homePath(language)}terms`;
/** As the sample channel calls the languages. */
const WATCHED: Record<Language, string> = { 'km-KH': 'km', 'en-US': 'en', 'zh-CN': 'zh' };
export const watchPath = (language: Language): string => `${servedPrefixes.watch}/${WATCHED[language]}/`;
const LOGIN = '/login' satisfies PagePath;
/** In the language of the page, for whoever has chosen none. */
export const loginPath = (language: Language): string =>
  language === DEFAULT_LANGUAGE ? LOGIN : `${LOGIN}?locale=${language}`;
export const dashboardPath = '/dashboard/workplace' satisfies PagePath;

export interface Translated {
  language: Language;
  path: string;
}

export const translations = (pathIn: (language: Language) => string): Translated[] =>
  languages.map((language) => ({ language, path: pathIn(language) }));

const OWN_MACHINE = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/** Whether others than this machine reach the address: only then it is worth being shared. */
export const isReachable = (address: string): boolean => !OWN_MACHINE.test(new URL(address).hostname);
