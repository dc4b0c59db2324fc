/** Whole days, both included. */
export interface DayRange {
  first: Temporal.PlainDate;
  last: Temporal.PlainDate;
}

/** Whole days. The last one may end at an hour: then what happened at that hour or later is not part of it. */
export interface TimeRange extends DayRange {
  /** From 1 to 23. */
  untilHour?: number | undefined;
}

/** A number of days, of which the given one is the last. */
export function daysUpTo(last: Temporal.PlainDate, count: number): DayRange {
  return { first: last.subtract({ days: count - 1 }), last };
}

/** The bounds as `YYYY-MM-DD`, for PostgreSQL and the API. */
export function boundsOf({ first, last }: DayRange): [first: string, last: string] {
  return [first.toString(), last.toString()];
}

/** The range without its last day; null if that is its only one. */
export function withoutLastDay({ first, last }: DayRange): DayRange | null {
  if (first.equals(last)) return null;
  return { first, last: last.subtract({ days: 1 }) };
}

/** Number of days in the range. */
export function daysIn({ first, last }: DayRange): number {
  return first.until(last, { largestUnit: 'day' }).days + 1;
}
