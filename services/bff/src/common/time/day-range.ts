/** Whole days, both included. */
export interface DayRange {
  first: Temporal.PlainDate;
  last: Temporal.PlainDate;
}

/** A number of days, of which the given one is the last. */
export function daysUpTo(last: Temporal.PlainDate, count: number): DayRange {
  return { first: last.subtract({ days: count - 1 }), last };
}

/** The bounds as `YYYY-MM-DD`, for PostgreSQL and the API. */
export function boundsOf({ first, last }: DayRange): [first: string, last: string] {
  return [first.toString(), last.toString()];
}

/** Number of days in the range. */
export function daysIn({ first, last }: DayRange): number {
  return first.until(last, { largestUnit: 'day' }).days + 1;
}
