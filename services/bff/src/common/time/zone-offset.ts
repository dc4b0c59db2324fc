const NANOSECONDS_PER_MS = 1_000_000;
/** Half a lifetime of summers and winters. */
const MAX_SPANS = 64;

/** Between two changes of the clocks, in milliseconds since 1970. */
interface Span {
  from: number;
  until: number;
  offset: number;
}

const zones = new Map<string, Span[]>();

/**
 * How far the clocks of a time zone are ahead of UTC, in milliseconds. Remembers between which changes of the clocks it
 * stays: asking Temporal takes microseconds, for each time of each row.
 */
export function offsetAt(moment: Date, timeZone: string): number {
  const time = moment.getTime();
  const spans = zones.get(timeZone) ?? [];
  const known = spans.find(({ from, until }) => from <= time && time < until);
  if (known) return known.offset;
  const span = spanAt(time, timeZone);
  zones.set(timeZone, [...spans.slice(1 - MAX_SPANS), span]);
  return span.offset;
}

function spanAt(time: number, timeZone: string): Span {
  const moment = Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone);
  const next = moment.getTimeZoneTransition('next');
  // The transition itself begins the span, and `previous` looks strictly before.
  const previous = moment.add({ nanoseconds: 1 }).getTimeZoneTransition('previous');
  return {
    from: previous?.epochMilliseconds ?? -Infinity,
    until: next?.epochMilliseconds ?? Infinity,
    offset: moment.offsetNanoseconds / NANOSECONDS_PER_MS,
  };
}
