/** Whole days, both included. */
export interface DayRange {
  first: Temporal.PlainDate;
  last: Temporal.PlainDate;
}

/** So many days up to the given one, which is the last of them. */
export function daysUpTo(last: Temporal.PlainDate, count: number): DayRange {
  return { first: last.subtract({ days: count - 1 }), last };
}

/** The bounds as PostgreSQL and the wire write them. */
export function boundsOf({ first, last }: DayRange): [first: string, last: string] {
  return [first.toString(), last.toString()];
}
