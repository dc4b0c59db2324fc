/** A date, or a date and a time, as forms send them. */
export const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}(?: [0-2]\d:[0-5]\d:[0-5]\d)?$/;
const MIDNIGHT = Temporal.PlainTime.from('00:00:00');
const LAST_SECOND = Temporal.PlainTime.from('23:59:59');

/** A start and an end, each `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss`. */
export type TimeSpan = [start: string, end: string];

export function isTimeSpan(value: unknown): value is TimeSpan {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const start = parse(value[0], MIDNIGHT);
  const end = parse(value[1], LAST_SECOND);
  return start !== undefined && end !== undefined && Temporal.PlainDateTime.compare(start, end) <= 0;
}

/** The first and the last second of the span. A date alone means the whole day. */
export function momentsOf([start, end]: TimeSpan, timeZone: string): { first: Date; last: Date } {
  return {
    first: momentOf(parse(start, MIDNIGHT), timeZone),
    last: momentOf(parse(end, LAST_SECOND), timeZone),
  };
}

function parse(text: unknown, timeOfDate: Temporal.PlainTime): Temporal.PlainDateTime | undefined {
  if (typeof text !== 'string' || !LOCAL_TIME.test(text)) return undefined;
  const [date = '', time] = text.split(' ');
  try {
    const day = Temporal.PlainDate.from(date, { overflow: 'reject' });
    // Year 0 does not exist in PostgreSQL.
    return day.year > 0 ? day.toPlainDateTime(time ?? timeOfDate) : undefined;
  } catch {
    return undefined;
  }
}

function momentOf(local: Temporal.PlainDateTime | undefined, timeZone: string): Date {
  if (!local) throw new RangeError('Not a time span: the contract lets only these pass.');
  return new Date(local.toZonedDateTime(timeZone).epochMilliseconds);
}
