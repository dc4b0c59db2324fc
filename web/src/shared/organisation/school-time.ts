import { organisation } from './organisation';

// Writes `YYYY-MM-DD HH:mm:ss`.
const WIRE_LOCALE = 'sv-SE';

const formatIn = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat(WIRE_LOCALE, { timeZone, dateStyle: 'short', timeStyle: 'medium' });
let formatHere: Intl.DateTimeFormat | undefined;

/**
 * A moment on the clock of the school, as the API writes times: `YYYY-MM-DD HH:mm:ss`. What a page says of now has to
 * agree with the times beside it, wherever its reader is. On the clock of the device where no BFF has served the page.
 */
export function schoolTime(moment: Date): string {
  formatHere ??= formatIn(organisation()?.timeZone);
  return formatHere.format(moment);
}

/** @param timeZone an IANA name */
export function timeIn(timeZone: string, moment: Date): string {
  return formatIn(timeZone).format(moment);
}
