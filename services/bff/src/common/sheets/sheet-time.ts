const TIME = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;
/** Spreadsheet programs store times as days since this day. */
const SERIAL = /^\d{5}(\.\d+)?$/;
const SERIAL_START = Temporal.PlainDate.from('1899-12-30');
/** The first day of the year 10000. */
const SERIAL_END = 2_958_466;
const SERIAL_OF_1970 = 25_569;
const SECONDS_PER_DAY = 86_400;

/** The moment that a cell means in the time zone, or undefined if it is not a time. */
export function sheetTime(text: string, timeZone: string): Date | undefined {
  const local = SERIAL.test(text) ? fromSerial(Number(text)) : fromText(text);
  return local && new Date(local.toZonedDateTime(timeZone).epochMilliseconds);
}

/**
 * The days that spreadsheet programs store for a time like `2026-01-02 03:04:05`, or undefined if they would not be read
 * back as that time.
 */
export function serialOf(time: string): number | undefined {
  const serial = Date.parse(`${time.replace(' ', 'T')}Z`) / (SECONDS_PER_DAY * 1_000) + SERIAL_OF_1970;
  return SERIAL.test(String(serial)) ? serial : undefined;
}

/** A cell with the days of a spreadsheet program as a time that people read; other cells as they are. */
export function readableTime(cell: string): string {
  return SERIAL.test(cell) ? shownTime(fromSerial(Number(cell))) : cell;
}

/** The day of a cell with such a number, and its time where it has one; undefined beyond the year 9999. */
export function shownSerial(serial: number, hasTime: boolean): string | undefined {
  if (serial < 0 || serial >= SERIAL_END) return undefined;
  const time = fromSerial(serial);
  const isDay = !hasTime && time.toPlainTime().equals(new Temporal.PlainTime());
  return isDay ? time.toPlainDate().toString() : shownTime(time);
}

/** Spreadsheet programs may drop seconds, so a time without seconds is equal to any time of its minute. */
export function isSameMoment(cell: Date, known: Date): boolean {
  const difference = known.getTime() - cell.getTime();
  return cell.getUTCSeconds() === 0 ? difference >= 0 && difference < 60_000 : Math.abs(difference) < 1_000;
}

function shownTime(time: Temporal.PlainDateTime): string {
  return time.toString({ smallestUnit: 'second' }).replace('T', ' ');
}

function fromText(text: string): Temporal.PlainDateTime | undefined {
  const [year, month, day, hour = 0, minute = 0, second = 0] = (TIME.exec(text) ?? [])
    .slice(1)
    .map((part: string | undefined) => (part === undefined ? undefined : Number(part)));
  if (year === undefined || month === undefined || day === undefined || year < 1) return undefined;
  try {
    return Temporal.PlainDateTime.from({ year, month, day, hour, minute, second }, { overflow: 'reject' });
  } catch {
    return undefined;
  }
}

function fromSerial(serial: number): Temporal.PlainDateTime {
  const days = Math.floor(serial);
  const seconds = Math.round((serial - days) * SECONDS_PER_DAY);
  return SERIAL_START.add({ days }).toPlainDateTime().add({ seconds });
}
