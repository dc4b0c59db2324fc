import { type PeriodComparison, PeriodComparison as comparisons } from '../../../../api/generated/model';
import { addDays } from '../../../../shared/ui/calendar/days';
import { UrlCodec } from '../../../../shared/lists/url-codec';
import { choiceField, dateRangeField } from '../../../../shared/lists/url-fields';

/** Ranges that move with the calendar. */
export const RANGES = ['today', 'week', 'thirtyDays', 'month', 'year'] as const;
export type Range = (typeof RANGES)[number];

export interface PeriodView {
  range: Range;
  /** First and last day; they take precedence over `range`. */
  days: string[];
  compare: PeriodComparison;
}

export const periodView = new UrlCodec<PeriodView>({
  range: choiceField<Range, Range>(RANGES, 'thirtyDays'),
  days: dateRangeField(),
  compare: choiceField<PeriodComparison, PeriodComparison>(Object.values(comparisons), 'previous'),
});

/** What the operations are asked for. */
export interface PeriodQuery {
  from: string;
  to: string;
  compare: PeriodComparison;
}

/** @param today `YYYY-MM-DD` */
export function periodQuery({ range, days, compare }: PeriodView, today: string): PeriodQuery {
  const [from = today, to = today] = days.length === 2 ? days : daysOf(range, today);
  return { from, to, compare };
}

const WEEK = 7;
const THIRTY = 30;

function daysOf(range: Range, today: string): string[] {
  switch (range) {
    case 'today':
      return [today, today];
    case 'week':
      return [addDays(today, 1 - WEEK), today];
    case 'thirtyDays':
      return [addDays(today, 1 - THIRTY), today];
    case 'month':
      return [`${today.slice(0, 'YYYY-MM'.length)}-01`, today];
    case 'year':
      return [`${today.slice(0, 'YYYY'.length)}-01-01`, today];
  }
}
