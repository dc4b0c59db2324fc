/** `HH:mm` each; `from` may be later than `to`, over midnight. */
export interface QuietHours {
  from: string;
  to: string;
}

/** Of an account, as they are stored; null if it has none. */
export function quietHoursOf({
  quietFrom: from,
  quietTo: to,
}: Record<'quietFrom' | 'quietTo', string | null>): QuietHours | null {
  return from === null || to === null ? null : { from, to };
}

/** In whole seconds from now; 0 if nothing is waited for. */
export function delayOf(until: Date | null): number {
  return until === null ? 0 : Math.max(0, Math.ceil((until.getTime() - Date.now()) / 1_000));
}

/** When the quiet hours end that this moment is in; null outside of them. The end itself is not quiet. */
export function quietUntil(now: Date, quiet: QuietHours | null, timeZone: string): Date | null {
  if (quiet === null) return null;
  const local = zoned(now, timeZone);
  const clock = local.toPlainTime().toString({ smallestUnit: 'minute' });
  const { from, to } = quiet;
  const isQuiet = from < to ? from <= clock && clock < to : clock >= from || clock < to;
  if (!isQuiet) return null;
  const day = clock < to ? local.toPlainDate() : local.toPlainDate().add({ days: 1 });
  return at(day, to, timeZone);
}

/** The next time that a day has this hour, after `now`. */
export function nextHour(now: Date, hour: number, timeZone: string): Date {
  const today = zoned(now, timeZone).toPlainDate();
  const clock = `${String(hour).padStart(2, '0')}:00`;
  const due = at(today, clock, timeZone);
  return due > now ? due : at(today.add({ days: 1 }), clock, timeZone);
}

function zoned(moment: Date, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);
}

/** A time that the clocks skip is moved behind the gap. */
function at(day: Temporal.PlainDate, clock: string, timeZone: string): Date {
  return new Date(day.toZonedDateTime({ timeZone, plainTime: clock }).epochMilliseconds);
}
