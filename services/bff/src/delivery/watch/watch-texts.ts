import { type Language } from '../../common/messages/languages.constants.js';
import enUS, { type WatchTexts } from './locales/en-US.js';
import kmKH from './locales/km-KH.js';
import zhCN from './locales/zh-CN.js';

export const WATCH_TEXTS: Record<Language, WatchTexts> = { 'en-US': enUS, 'zh-CN': zhCN, 'km-KH': kmKH };

/** Replaces the names in double braces. */
export function filled(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}
