/** Values of a `DateTimeRangeField`: `YYYY-MM-DD HH:mm:ss`, or a day and what was typed instead of a time. */
export type DateTimes = [start: string, end: string];

const DAY_LENGTH = 'YYYY-MM-DD'.length;
const WIRE_TIME = /^(\d\d:\d\d):\d\d$/;
const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const WHOLE_DAYS: DateTimes = ['00:00:00', '23:59:59'];

export const dayIn = (value: string): string => value.slice(0, DAY_LENGTH);

/** `HH:mm`, or what was typed instead. */
export function clockIn(value: string): string {
  const time = value.slice(DAY_LENGTH + 1);
  return WIRE_TIME.exec(time)?.[1] ?? time;
}

/** The value with another time of day. The last minute of a day lasts until the day ends. */
export function withClock(value: string, clock: string): string {
  const second = clock === '23:59' ? '59' : '00';
  return `${dayIn(value)} ${CLOCK.test(clock) ? `${clock}:${second}` : clock}`;
}

/** Other days with the times that were chosen; without these, whole days. */
export function withDays(value: DateTimes, [start, end]: string[]): DateTimes {
  if (start === undefined || end === undefined) return ['', ''];
  const timeOf = (side: 0 | 1) => value[side].slice(DAY_LENGTH + 1) || WHOLE_DAYS[side];
  return [`${start} ${timeOf(0)}`, `${end} ${timeOf(1)}`];
}

/** `HH:mm` of a time as people type it, such as `9:30`, `930`, `9.30` or `9`. Null if it is none. */
export function timeTyped(text: string): string | null {
  const parts = /^(\d{1,2}?)(?:[:.\s]?(\d\d))?$/.exec(text.trim());
  if (parts === null) return null;
  const [, hour = '', minute = '00'] = parts;
  const clock = `${hour.padStart(2, '0')}:${minute}`;
  return CLOCK.test(clock) ? clock : null;
}
