import { Injectable } from '@nestjs/common';
import { type Violation } from '../../common/contract/violation.js';
import { AppError } from '../../common/errors/app-error.js';
import { type DayRange, daysIn, type TimeRange, withoutLastDay } from '../../common/time/day-range.js';
import { Config } from '../../config/config.js';
import { PERIOD } from './periods.constants.js';
import { type ChosenPeriod, type Counted, type PeriodQueryDto } from './period.dto.js';

@Injectable()
export class PeriodsService {
  private readonly timeZone: string;

  constructor({ timeZone }: Config) {
    this.timeZone = timeZone;
  }

  today(): Temporal.PlainDate {
    return this.now().toPlainDate();
  }

  /** Day and hour in the time zone of the deployment. */
  now(): Temporal.PlainDateTime {
    return Temporal.Now.plainDateTimeISO(this.timeZone);
  }

  /**
   * @param standard the days of the operation where the request names none
   * @throws AppError `contractBroken` with the field at fault
   */
  choose(query: PeriodQueryDto, standard: DayRange): ChosenPeriod {
    const { from, to, compare } = query;
    const days = from === undefined && to === undefined ? standard : this.daysOf(query);
    return {
      days,
      comparison: comparisonOf(days, compare),
      untilHour: this.hourOf(days.last),
      isRequested: from !== undefined || compare !== undefined,
      isChosen: from !== undefined || (compare !== undefined && compare !== 'none'),
    };
  }

  /** The same days, compared with as many days before them. */
  withPrevious(days: DayRange): ChosenPeriod {
    const comparison = comparisonOf(days, 'previous');
    return { days, comparison, untilHour: this.hourOf(days.last), isRequested: true, isChosen: true };
  }

  /** Counts what is known by the hour: of today alone, the hours that are over are compared with the same ones. */
  async countByHour<Count>(
    period: ChosenPeriod,
    count: (range: TimeRange) => Promise<Count>,
  ): Promise<Counted<Count>> {
    const { days, comparison, untilHour } = period;
    if (comparison === null || !untilHour || withoutLastDay(days) !== null)
      return await this.countByDay(period, count);
    return await compare(days, { ...days, untilHour }, { ...comparison, untilHour }, count);
  }

  /** Counts what is known by the day. A last day that is not over is not compared, so that all figures of a page cover the same days. */
  async countByDay<Count>(
    { days, comparison, untilHour }: ChosenPeriod,
    count: (days: DayRange) => Promise<Count>,
  ): Promise<Counted<Count>> {
    const isOver = untilHour === null;
    const before = comparison && (isOver ? comparison : withoutLastDay(comparison));
    const part = isOver ? days : withoutLastDay(days);
    if (before === null || part === null) return { now: await count(days), compared: null };
    return await compare(days, part, before, count);
  }

  /** The hour that has begun, if the day is today. */
  private hourOf(day: Temporal.PlainDate): number | null {
    const now = this.now();
    return day.equals(now.toPlainDate()) ? now.hour : null;
  }

  /** @throws AppError `contractBroken` with the field at fault */
  daysOf({ from, to }: Pick<PeriodQueryDto, 'from' | 'to'>, maxDays: number = PERIOD.maxDays): DayRange {
    if (from === undefined) throw broken({ field: 'from', rule: 'required', params: {} });
    if (to === undefined) throw broken({ field: 'to', rule: 'required', params: {} });
    const days = { first: Temporal.PlainDate.from(from), last: Temporal.PlainDate.from(to) };
    const violations = violationsOf(days, this.today(), maxDays);
    if (violations.length > 0) throw broken(...violations);
    return days;
  }
}

async function compare<Range extends DayRange, Count>(
  days: Range,
  part: Range,
  before: Range,
  count: (range: Range) => Promise<Count>,
): Promise<Counted<Count>> {
  const [now, countBefore, countNow] = await Promise.all([
    count(days),
    count(before),
    part === days ? undefined : count(part),
  ]);
  return { now, compared: { part, before, countNow: countNow ?? now, countBefore } };
}

function violationsOf({ first, last }: DayRange, today: Temporal.PlainDate, maxDays: number): Violation[] {
  const late = { rule: 'notFuture', params: { today: today.toString() } } as const;
  const isLate = (day: Temporal.PlainDate) => Temporal.PlainDate.compare(day, today) > 0;
  if (isLate(first)) return [{ field: 'from', ...late }];
  if (isLate(last)) return [{ field: 'to', ...late }];
  const count = daysIn({ first, last });
  if (count < 1) return [{ field: 'to', rule: 'notBefore', params: { first: first.toString() } }];
  if (count <= maxDays) return [];
  const latest = first.add({ days: maxDays - 1 }).toString();
  return [{ field: 'to', rule: 'maxDays', params: { max: maxDays, last: latest } }];
}

function broken(...violations: Violation[]): AppError {
  return new AppError('contractBroken', {}, violations);
}

function comparisonOf({ first, last }: DayRange, compare: PeriodQueryDto['compare']): DayRange | null {
  if (compare === 'year') return { first: first.subtract({ years: 1 }), last: last.subtract({ years: 1 }) };
  if (compare !== 'previous') return null;
  const end = first.subtract({ days: 1 });
  return { first: end.subtract({ days: daysIn({ first, last }) - 1 }), last: end };
}
