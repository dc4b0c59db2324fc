import { type DayRange } from './day-range.js';
import { type MonthRange } from './month-range.js';

/** The whole months of a range, and the days before and after them that are no whole month. */
export interface MonthParts {
  head: DayRange | null;
  months: MonthRange | null;
  tail: DayRange | null;
}

/** Splits a range so that all of it is counted exactly once. Without a whole month in it, all of it is the head. */
export function wholeMonthsOf(range: DayRange): MonthParts {
  const { first, last } = range;
  const firstMonth = first.toPlainYearMonth();
  const lastMonth = last.toPlainYearMonth();
  const isFromStart = first.day === 1;
  const isToEnd = last.day === last.daysInMonth;
  const months = {
    first: isFromStart ? firstMonth : firstMonth.add({ months: 1 }),
    last: isToEnd ? lastMonth : lastMonth.subtract({ months: 1 }),
  };
  if (Temporal.PlainYearMonth.compare(months.first, months.last) > 0)
    return { head: range, months: null, tail: null };
  return {
    head: isFromStart ? null : { first, last: first.with({ day: first.daysInMonth }) },
    months,
    tail: isToEnd ? null : { first: last.with({ day: 1 }), last },
  };
}
