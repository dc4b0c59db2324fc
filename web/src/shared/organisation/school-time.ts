import { organisation } from './organisation';

// Writes `YYYY-MM-DD HH:mm:ss`.
const WIRE_LOCALE = 'sv-SE';

const formatIn = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat(WIRE_LOCALE, { timeZone, dateStyle: 'short', timeStyle: 'medium' });

/** What is used of Temporal, which Safari does not have yet. */
interface Clock {
  Instant: {
    fromEpochMilliseconds: (time: number) => {
      toZonedDateTimeISO: (timeZone: string) => {
        toPlainDateTime: () => { toString: (options: { smallestUnit: 'second' }) => string };
      };
    };
  };
}
const clock = (globalThis as { Temporal?: Clock }).Temporal;

let formatHere: Intl.DateTimeFormat | undefined;
let zone: string | undefined;

/**
 * A moment on the clock of the school, as the API writes times: `YYYY-MM-DD HH:mm:ss`. What a page says of now has to
 * agree with the times beside it, wherever its reader is. On the clock of the device where no BFF has served the page.
 */
export function schoolTime(moment: Date): string {
  zone ??= organisation()?.timeZone;
  if (clock !== undefined && zone !== undefined) return clockTimeIn(zone, moment, clock);
  formatHere ??= formatIn(zone);
  return formatHere.format(moment);
}

/** The first formatter of Intl takes a phone 100 ms, and Temporal knows the time zones without it. */
export function clockTimeIn(timeZone: string, moment: Date, { Instant }: Clock): string {
  const time = Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);
  return time.toPlainDateTime().toString({ smallestUnit: 'second' }).replace('T', ' ');
}

/** @param timeZone an IANA name */
export function timeIn(timeZone: string, moment: Date): string {
  return formatIn(timeZone).format(moment);
}
