import { createInstance } from 'i18next';
import Negotiator from 'negotiator';
import enUS, { type Messages } from './locales/en-US.js';
import kmKH from './locales/km-KH.js';
import zhCN from './locales/zh-CN.js';

export const LANGUAGES = ['zh-CN', 'en-US', 'km-KH'] as const;
export type Language = (typeof LANGUAGES)[number];

type MessageKey =
  | 'ok'
  | `error.${keyof Messages['error']}`
  | `notice.${keyof Messages['notice']}`
  | `rule.${keyof Messages['rule']}`;
export type RuleName = keyof Messages['rule'];

/** The samples are in Chinese, so a client that asks for no language gets Chinese. */
const DEFAULT_LANGUAGE: Language = 'zh-CN';

const i18n = createInstance();
await i18n.init({
  resources: {
    'en-US': { translation: enUS },
    'zh-CN': { translation: zhCN },
    'km-KH': { translation: kmKH },
  },
  fallbackLng: 'en-US',
  interpolation: { escapeValue: false },
});

/** Chooses the language of the answer. A bare `en`, `zh` or `km` counts for its region. */
export function languageOf(acceptLanguage: string | undefined): Language {
  if (!acceptLanguage) return DEFAULT_LANGUAGE;
  const wanted = new Negotiator({ headers: { 'accept-language': acceptLanguage } }).languages();
  for (const tag of wanted) {
    const base = tag.split('-', 1)[0]?.toLowerCase();
    const match = LANGUAGES.find((language) => language.startsWith(`${base ?? ''}-`));
    if (match) return match;
  }
  return DEFAULT_LANGUAGE;
}

export function translate(language: Language, key: MessageKey, params: Record<string, unknown> = {}): string {
  return i18n.t(key, { lng: language, ...params });
}
