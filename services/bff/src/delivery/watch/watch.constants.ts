import { type Language } from '../../common/messages/languages.constants.js';

/** What the addresses call the languages, in the order in which children are offered them. */
export const WATCH_LANGUAGES = { km: 'km-KH', en: 'en-US', zh: 'zh-CN' } as const satisfies Record<
  string,
  Language
>;
export type WatchLanguage = keyof typeof WATCH_LANGUAGES;
export const FIRST_LANGUAGE: WatchLanguage = 'km';
/** As a language calls itself. */
export const OWN_NAMES: Record<Language, string> = { 'km-KH': 'ខ្មែរ', 'en-US': 'English', 'zh-CN': '中文' };

export const SAMPLE_CHANNEL = { name: 'Sample channel', rate: 6_000 } as const;

/** Of the first page: how many sets, and how many items of each. */
export const SHELVES = 6;
export const SHELF_ITEMS = 8;
/** On the page of a set. */
export const SET_ITEMS = 24;
/** Below an item: how many of its set. */
export const NEIGHBOURS = 4;
/** Of a set, among which the neighbours are looked for. */
export const SEARCHED_ITEMS = 200;

/** Pages that a process keeps: how many, and how long they may be together. */
export const KEPT_PAGES = { max: 500, maxSize: 20_000_000 } as const;
/** For how long a page is taken as it is. Caches keep it longer. */
export const FRESH_MS = 5_000;
/** How long a child waits for a database that is slow, before an older page is shown, or that there is none. */
export const PATIENCE_MS = 2_000;
/** How long the address of a preview works. */
export const PREVIEW_HOURS = 1;
export const PAGE_QUALITY = 6;
