import { boundsOf, type TimeRange, withoutLastDay } from '../../common/time/day-range.js';
import { firstDaysOf } from '../../common/time/month-range.js';
import { wholeMonthsOf } from '../../common/time/whole-months.js';

/** Bounds that no date is between. */
const NO_DATES = ['infinity', '-infinity'] as const;
const NO_HOURS = ['infinity', 0] as const;
const NO_PARTS = { head: null, months: null, tail: null };

/**
 * A query of rows to be summed by `item_id` over the days of {@link itemSumBounds}. Whole months are summed already, so
 * a year is read from twelve rows of each item and the facts of at most sixty days. The hours of a last day that is not
 * whole are read from its facts.
 */
export function itemSums(measures: readonly string[]): string {
  const columns = ['item_id', ...measures].join(', ');
  return `
    SELECT ${columns} FROM content_month WHERE month BETWEEN $1::date AND $2::date
     UNION ALL
    SELECT ${columns} FROM content_fact WHERE day BETWEEN $3::date AND $4::date
     UNION ALL
    SELECT ${columns} FROM content_fact WHERE day BETWEEN $5::date AND $6::date
     UNION ALL
    SELECT ${columns} FROM content_fact WHERE day = $7::date AND hour < $8::int`;
}

/** The parameters $1 to $8 of {@link itemSums}. */
export function itemSumBounds(range: TimeRange): (string | number)[] {
  const { last, untilHour } = range;
  const whole = untilHour === undefined ? range : withoutLastDay(range);
  const { head, months, tail } = whole ? wholeMonthsOf(whole) : NO_PARTS;
  return [
    ...(months ? firstDaysOf(months) : NO_DATES),
    ...(head ? boundsOf(head) : NO_DATES),
    ...(tail ? boundsOf(tail) : NO_DATES),
    ...(untilHour === undefined ? NO_HOURS : [last.toString(), untilHour]),
  ];
}
