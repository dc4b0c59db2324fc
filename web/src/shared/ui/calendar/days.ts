import { asciiDigits } from '../../lib/ascii-digits';
import { schoolTime } from '../../organisation/school-time';

/** Days are `YYYY-MM-DD`, without a time zone: they are calculated as UTC. */
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

const TYPED = /^([1-9]\d{3})(?:[-/.年](\d{1,2})[-/.月](\d{1,2})日?|(\d\d)(\d\d))$/;

export function addDays(day: string, count: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + count);
  return dayOf(date);
}

/** The same day of another month, or its last day if it is shorter. */
export function addMonths(day: string, count: number): string {
  const date = new Date(day);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wanted, last));
  return dayOf(date);
}

export const monthOf = (day: string): string => day.slice(0, 7);

/** Today on the clock of the school. */
export function today(): string {
  return schoolTime(new Date()).slice(0, 'YYYY-MM-DD'.length);
}

/** A day as people type it, such as `2026/1/31`, `20260131` or `2026年1月31日`. Null if it is none. */
export function dayTyped(text: string): string | null {
  const [, year = '', ...parts] = TYPED.exec(asciiDigits(text).trim()) ?? [];
  const [month = '', day = ''] = parts.filter(Boolean);
  const typed = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return year !== '' && dayOf(date) === typed ? typed : null;
}

/** 0 is Sunday, the first day of the week. */
const weekdayOf = (day: string) => new Date(day).getUTCDay();

const steps: Record<string, (day: string, isWithShift: boolean) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
  PageUp: (day, isWithShift) => addMonths(day, isWithShift ? -12 : -1),
  PageDown: (day, isWithShift) => addMonths(day, isWithShift ? 12 : 1),
};

/** The day that a key moves to from a day of the calendar; null if the key does nothing there. */
export function dayAfterKey(
  day: string,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): string | null {
  return steps[key]?.(day, shiftKey) ?? null;
}
