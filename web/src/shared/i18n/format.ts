import { schoolTime } from '../organisation/school-time';
import { numberFormat, utcFormat } from './formatters';
import type { Language } from './languages';
import { grouped, writtenCompact, writtenDate, writtenDay, writtenMoney, writtenPeriod } from './written';

/**
 * Khmer is written with Arabic digits, in the British order and grouping. Browsers differ in what they know of the Khmer
 * locale, and all know the British one. Only digits are taken from it, so no English words appear.
 */
const locales: Record<Language, string> = {
  'en-US': 'en-US',
  'zh-CN': 'zh-CN',
  'km-KH': 'en-GB',
};

const DAY = 'YYYY-MM-DD'.length;
const MINUTE = 'YYYY-MM-DD HH:mm'.length;
const BEFORE_TIME: Record<Language, string> = { 'en-US': ', ', 'zh-CN': ' ', 'km-KH': ', ' };

/** What English abbreviates in compact notation. */
const KHMER_POWERS: Record<string, string> = { K: 'ពាន់', M: 'លាន', B: 'ប៊ីលាន', T: 'ទ្រីលាន' };

/** For Chinese and for Khmer, whose month names a browser may lack. */
const inDigits = {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
} as const;

/**
 * The API returns wall-clock times in the time zone of the deployment. They are parsed and formatted as UTC, so that no
 * conversion takes place.
 */
const asWritten = (wire: string) => new Date(`${wire.replace(' ', 'T')}Z`);

export function formatNumber(value: number, language: Language): string {
  if (Number.isSafeInteger(value)) return grouped(value);
  return numberFormat(locales[language], {}).format(value);
}

/** Compact notation of a tick: 70K, 7万, 70 ពាន់. */
export function formatCompact(value: number, language: Language): string {
  if (Number.isSafeInteger(value) && value >= 0 && value < 999e9) return writtenCompact(value, language);
  const isKhmer = language === 'km-KH';
  const options = { notation: 'compact', maximumFractionDigits: 2 } as const;
  const numbers = numberFormat(isKhmer ? 'en-US' : locales[language], options);
  if (!isKhmer) return numbers.format(value);
  const parts = numbers.formatToParts(value);
  return parts
    .map(({ type, value }) => (type === 'compact' ? `\u00a0${KHMER_POWERS[value]}` : value))
    .join('');
}

/** @param fen hundredths of a yuan */
export function formatMoney(fen: number, language: Language): string {
  return writtenMoney(fen, language);
}

/** A file size in kB of 1,000 bytes, from 1,000,000 bytes on in MB. */
const largestUnit = ['gigabyte', 1_000_000_000] as const;
const byteUnits = [['kilobyte', 1_000], ['megabyte', 1_000_000], largestUnit] as const;

export function formatBytes(bytes: number, language: Language): string {
  const [unit, size] = byteUnits.find(([, most]) => bytes < most * 1_000) ?? largestUnit;
  const options = { style: 'unit', unit, maximumFractionDigits: 1 } as const;
  return numberFormat(locales[language], options).format(bytes / size);
}

/** @param percent 12.5 is 12.5 % */
export function formatPercent(percent: number, language: Language): string {
  return numberFormat(locales[language], { style: 'percent' }).format(percent / 100);
}

/** A change without its sign. @param percent 12.5 is 12.5 % */
export function formatGrowth(percent: number, language: Language): string {
  const options = { style: 'percent', maximumFractionDigits: 1 } as const;
  return numberFormat(locales[language], options).format(Math.abs(percent) / 100);
}

/** A day without the year. @param wire `YYYY-MM-DD` */
export function formatDay(wire: string, language: Language): string {
  return writtenDay(wire, language);
}

/** A full date with weekday and year, for screen readers. @param wire `YYYY-MM-DD` */
export function formatWholeDay(wire: string, language: Language): string {
  const { day, month, year } = inDigits;
  const style = language === 'km-KH' ? { day, month, year } : ({ dateStyle: 'full' } as const);
  return utcFormat(locales[language], style).format(asWritten(`${wire} 00:00:00`));
}

/** Without seconds, for lists. @param wire `YYYY-MM-DD HH:mm:ss` */
export function formatMinute(wire: string, language: Language): string {
  return writtenDate(wire, language) + BEFORE_TIME[language] + wire.slice(DAY + 1, MINUTE);
}

/** @param wire `YYYY-MM-DD HH:mm:ss` */
export function formatDateTime(wire: string, language: Language): string {
  return writtenDate(wire, language) + BEFORE_TIME[language] + wire.slice(DAY + 1);
}

/** The time on the clock of the school, with the day if it is not today. */
export function formatClock(time: Date, language: Language): string {
  const { hour, minute } = inDigits;
  const wire = schoolTime(time);
  const isToday = wire.slice(0, DAY) === schoolTime(new Date()).slice(0, DAY);
  const day = isToday ? {} : ({ day: 'numeric', month: language === 'km-KH' ? '2-digit' : 'short' } as const);
  const options = { ...day, hour, minute, hourCycle: 'h23' } as const;
  return utcFormat(locales[language], options).format(asWritten(wire));
}

/** A day with the year. @param wire `YYYY-MM-DD` */
export function formatDate(wire: string, language: Language): string {
  return writtenDate(wire, language);
}

/** A range of days with the year, inclusive. @param from `YYYY-MM-DD` @param to `YYYY-MM-DD` */
export function formatPeriod(from: string, to: string, language: Language): string {
  return writtenPeriod(from, to, language);
}

/** @param month `YYYY-MM` */
export function formatMonth(month: string, language: Language): string {
  const style = language === 'km-KH' ? '2-digit' : 'short';
  const options = { month: style, year: 'numeric' } as const;
  return utcFormat(locales[language], options).format(asWritten(`${month}-01 00:00:00`));
}

/** `Name, count and status` */
export function listOf(items: string[], language: Language): string {
  // Browsers have no Khmer lists, and would write the English word.
  if (language === 'km-KH' && items.length > 1)
    return `${items.slice(0, -1).join(', ')} និង ${items.slice(-1).join('')}`;
  return new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(items);
}
