/** RFC 3339, with the zone. */
const TIME = /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:[Zz]|[+-]\d\d:\d\d)$/;

/** Length of a time to the second. */
const SECONDS = 'YYYY-MM-DDTHH:mm:ss'.length;

/** In milliseconds since 1970. Undefined: it is no time. */
export function readTime(value: unknown): number | undefined {
  if (typeof value !== 'string' || !TIME.test(value)) return undefined;
  const ms = Date.parse(value);
  return Number.isNaN(ms) ? undefined : ms;
}

/** RFC 3339 in UTC, to the second. */
export function writtenTime(moment: Date): string {
  return `${moment.toISOString().slice(0, SECONDS)}Z`;
}
