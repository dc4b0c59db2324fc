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
/** Intl writes narrow spaces around the dash, but not in Chinese. */
const DASH = '\u2009–\u2009';
const periods: Record<Language, (from: Parts, to: Parts) => string> = {
  'en-US': (from, to) => {
    const [year, month, day] = to;
    const isSameYear = from[0] === year;
    const begin = isSameYear ? days['en-US'](...from) : dates['en-US'](...from);
    const end = isSameYear && from[1] === month ? `${Number(day)}, ${year}` : dates['en-US'](...to);
    return begin + DASH + end;
  },
  'zh-CN': (...both) => both.map((parts) => parts.map(Number).join('/')).join(' – '),
  'km-KH': (...both) => both.map((parts) => dates['km-KH'](...parts)).join(DASH),
};
const YUAN: Record<Language, string> = { 'en-US': 'CN¥', 'zh-CN': '¥', 'km-KH': 'CN¥' };

const partsOf = (wire: string) => wire.slice(0, 'YYYY-MM-DD'.length).split('-') as Parts;

/** A day with the year. @param wire begins with `YYYY-MM-DD` */
export const writtenDate = (wire: string, language: Language): string => dates[language](...partsOf(wire));

/** A day without the year. @param wire begins with `YYYY-MM-DD` */
export const writtenDay = (wire: string, language: Language): string => days[language](...partsOf(wire));

/** A range of days with the year, inclusive. @param from `YYYY-MM-DD` @param to `YYYY-MM-DD` */
export const writtenPeriod = (from: string, to: string, language: Language): string =>
  from === to ? writtenDate(from, language) : periods[language](partsOf(from), partsOf(to));

/** A whole number with separators. All three languages have the same. */
export const grouped = (value: number): string => String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/** @param fen hundredths of a yuan, a whole number */
export function writtenMoney(fen: number, language: Language): string {
  const [yuan, rest] = [Math.trunc(Math.abs(fen) / 100), Math.abs(fen) % 100];
  return `${fen < 0 ? '-' : ''}${YUAN[language]}${grouped(yuan)}.${String(rest).padStart(2, '0')}`;
}

/** What a language abbreviates from, the largest first. */
const powers: Record<Language, readonly (readonly [size: number, name: string])[]> = {
  'en-US': [
    [1e9, 'B'],
    [1e6, 'M'],
    [1e3, 'K'],
  ],
  'zh-CN': [
    [1e8, '亿'],
    [1e4, '万'],
  ],
  'km-KH': [
    [1e9, '\u00a0ប៊ីលាន'],
    [1e6, '\u00a0លាន'],
    [1e3, '\u00a0ពាន់'],
  ],
};
/** As exact as the ticks of a chart are: 12.5 between 10 and 15. */
const short = (value: number): number => Math.round(value * 100) / 100;

/** Compact notation: 70K, 7万, 70 ពាន់. @param value a whole number from 0, below a trillion */
export function writtenCompact(value: number, language: Language): string {
  const step = language === 'zh-CN' ? 1e4 : 1e3;
  // 999,999 is 1M.
  const power = powers[language].find(([size]) => short(value / (size / step)) >= step);
  return power === undefined ? String(value) : `${short(value / power[0])}${power[1]}`;
}
