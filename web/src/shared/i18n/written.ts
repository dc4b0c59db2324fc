import type { Language } from './languages';

// What a first view has, written as Intl writes it: the first formatter takes a phone 100 ms. format.spec compares the two.

type Parts = [year: string, month: string, day: string];

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const nameOf = (month: string) => MONTHS[Number(month) - 1] ?? '';

const dates: Record<Language, (...parts: Parts) => string> = {
  'en-US': (year, month, day) => `${nameOf(month)} ${Number(day)}, ${year}`,
  'zh-CN': (year, month, day) => `${year}/${month}/${day}`,
  'km-KH': (year, month, day) => `${day}/${month}/${year}`,
};
const days: Record<Language, (...parts: Parts) => string> = {
  'en-US': (_year, month, day) => `${nameOf(month)} ${Number(day)}`,
  'zh-CN': (_year, month, day) => `${Number(month)}月${Number(day)}日`,
  'km-KH': (_year, month, day) => `${Number(day)}/${month}`,
};
const YUAN: Record<Language, string> = { 'en-US': 'CN¥', 'zh-CN': '¥', 'km-KH': 'CN¥' };

const partsOf = (wire: string) => wire.slice(0, 'YYYY-MM-DD'.length).split('-') as Parts;

/** A day with the year. @param wire begins with `YYYY-MM-DD` */
export const writtenDate = (wire: string, language: Language): string => dates[language](...partsOf(wire));

/** A day without the year. @param wire begins with `YYYY-MM-DD` */
export const writtenDay = (wire: string, language: Language): string => days[language](...partsOf(wire));

/** A whole number with separators. All three languages have the same. */
export const grouped = (value: number): string => String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/** @param fen hundredths of a yuan, a whole number */
export function writtenMoney(fen: number, language: Language): string {
  const [yuan, rest] = [Math.trunc(Math.abs(fen) / 100), Math.abs(fen) % 100];
  return `${fen < 0 ? '-' : ''}${YUAN[language]}${grouped(yuan)}.${String(rest).padStart(2, '0')}`;
}
