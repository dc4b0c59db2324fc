import { offsetAt } from './zone-offset.js';

const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/;

export function isCalendarDate(value: unknown): value is string {
  if (typeof value !== 'string' || !CALENDAR_DATE.test(value)) return false;
  try {
    // Rejects 2026-02-30, which `Date` would silently move to March. Year 0 does not exist in PostgreSQL.
    return Temporal.PlainDate.from(value, { overflow: 'reject' }).year > 0;
  } catch {
    return false;
  }
}

/** What the texts of {@link displayTime} look like. */
export const TIME_FORM = '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$';

/** `YYYY-MM-DD HH:mm:ss` in the given time zone: the format of times in the API. */
export function displayTime(moment: Date, timeZone: string): string {
  const local = new Date(moment.getTime() + offsetAt(moment, timeZone));
  const year = local.getUTCFullYear();
  if (year < 1_000 || year > 9_999) return local.toISOString().replace('T', ' ').slice(0, -'.000Z'.length);
  const day = `${year}-${twoDigits(local.getUTCMonth() + 1)}-${twoDigits(local.getUTCDate())}`;
  return `${day} ${twoDigits(local.getUTCHours())}:${twoDigits(local.getUTCMinutes())}:${twoDigits(local.getUTCSeconds())}`;
}

const TWO_DIGITS = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'));

/** Looked up, because lists have many times. */
function twoDigits(number: number): string {
  return TWO_DIGITS[number] ?? '';
}

/** `HH:mm:ss` in the given time zone. */
export function displayClock(moment: Date, timeZone: string): string {
  return displayTime(moment, timeZone).slice(-'HH:mm:ss'.length);
}

/** The moment at which a day begins in the given time zone. */
export function startOfDay(date: string | Temporal.PlainDate, timeZone: string): Date {
  return new Date(Temporal.PlainDate.from(date).toZonedDateTime(timeZone).epochMilliseconds);
}

const MOMENT = new RegExp(TIME_FORM);

/** Whether it is a text of {@link displayTime}. */
export function isDisplayTime(value: unknown): value is string {
  if (typeof value !== 'string' || !MOMENT.test(value)) return false;
  try {
    return Temporal.PlainDateTime.from(value.replace(' ', 'T'), { overflow: 'reject' }).year > 0;
  } catch {
    return false;
  }
}

/** The moment at which a range begins: that of its first day, or a moment of it. */
export function startOfRange(first: string, timeZone: string): Date {
  if (!MOMENT.test(first)) return startOfDay(first, timeZone);
  const moment = Temporal.PlainDateTime.from(first.replace(' ', 'T')).toZonedDateTime(timeZone);
  return new Date(moment.epochMilliseconds);
}

/** From a moment until the end of today, as lists are asked for it. */
export function rangeSince(moment: Date, timeZone: string): [first: string, last: string] {
  return [displayTime(moment, timeZone), Temporal.Now.plainDateISO(timeZone).toString()];
}

/** The moment at which the day after begins: the exclusive end of a range of whole days. */
export function endOfDay(date: string, timeZone: string): Date {
  return startOfDay(Temporal.PlainDate.from(date).add({ days: 1 }), timeZone);
}
