import { createInstance } from 'i18next';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { API_LANGUAGE, DEFAULT_LANGUAGE, type Language, LANGUAGES } from './languages.constants.js';
import enUS, { type Messages } from './locales/en-US.js';
import kmKH from './locales/km-KH.js';
import zhCN from './locales/zh-CN.js';
import { isolated } from '../text/isolated.js';
import { missingText } from './missing-text.js';

/** `error.notFound`: the path of a text in the catalogues. */
type PathIn<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${PathIn<T[K]>}`;
}[keyof T & string];
export type MessageKey = PathIn<Messages>;
export type RuleName = keyof Messages['rule'];
/** A mail: its subject and its text, whose paragraphs are separated by blank lines. */
export type MailTemplate = keyof Messages['mail'];
export type FormName = keyof Messages['form'];

/** Each catalogue is complete: the others are typed against English. */
const CATALOGUES: Record<Language, Messages> = { 'en-US': enUS, 'zh-CN': zhCN, 'km-KH': kmKH };

const i18n = createInstance();
await i18n.init({
  resources: Object.fromEntries(
    LANGUAGES.map((language) => [language, { translation: CATALOGUES[language] }]),
  ),
  fallbackLng: DEFAULT_LANGUAGE,
  // What is interpolated is often the text of a person.
  interpolation: { escapeValue: true, escape: isolated },
  saveMissing: true,
  missingKeyHandler: (_languages, _namespace, key) => {
    missingText.report(`No catalogue has the text ${key}.`);
  },
  missingInterpolationHandler: (text: string, match: string[]) => {
    missingText.report(`The text "${text}" needs a value for ${match[0] ?? ''}.`);
  },
});

/** Browsers send few different values, and each of them many times. */
const negotiated = new LRUCache<string, Language>({ max: 100 });

/** Chooses the language of the answer. A bare `en`, `zh` or `km` selects the language with that prefix. */
export function languageOf(acceptLanguage: string | undefined): Language {
  if (!acceptLanguage) return API_LANGUAGE;
  const known = negotiated.get(acceptLanguage);
  if (known !== undefined) return known;
  const language = negotiate(acceptLanguage);
  negotiated.set(acceptLanguage, language);
  return language;
}

function negotiate(acceptLanguage: string): Language {
  const wanted = new Negotiator({ headers: { 'accept-language': acceptLanguage } }).languages();
  for (const tag of wanted) {
    const base = tag.split('-', 1)[0]?.toLowerCase();
    const match = LANGUAGES.find((language) => language.startsWith(`${base ?? ''}-`));
    if (match) return match;
  }
  return API_LANGUAGE;
}

export function translate(language: Language, key: MessageKey, params: Record<string, unknown> = {}): string {
  return i18n.t(key, { lng: language, ...params });
}

/** A text of the catalogues in every language. */
export function translations(key: MessageKey, params?: Record<string, unknown>): Record<Language, string> {
  return inEachLanguage((language) => translate(language, key, params));
}

/** A text in every language, for readers with different ones. */
export function inEachLanguage<Text = string>(textIn: (language: Language) => Text): Record<Language, Text> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, textIn(language)])) as Record<
    Language,
    Text
  >;
}
