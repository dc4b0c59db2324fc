/** Whole months, both included. */
export interface MonthRange {
  first: Temporal.PlainYearMonth;
  last: Temporal.PlainYearMonth;
}

/** The first days of the first and the last month, as PostgreSQL writes them. */
export function firstDaysOf({ first, last }: MonthRange): [first: string, last: string] {
  return [first.toPlainDate({ day: 1 }).toString(), last.toPlainDate({ day: 1 }).toString()];
}
