import { Injectable } from '@nestjs/common';
import { AudienceService } from '../audience/audience.service.js';
import { type DatedFigure, totalOf } from '../../common/figures/dated-figure.js';
import { growthOf, sumOf } from '../../common/figures/growth.js';
import { type DayRange, daysUpTo } from '../../common/time/day-range.js';
import { type MonthRange } from '../../common/time/month-range.js';
import { type Measure } from '../content/content.constants.js';
import { ContentFiguresService } from '../content/content-figures.service.js';
import {
  MONTHS,
  type Opinion,
  OPINION_DEFINITIONS,
  opinionOf,
  PUBLISHED_DAYS,
} from './analysis.constants.js';
import { PeriodOpinionService } from './period-opinion.service.js';
import { PeriodFigureDto } from '../periods/period.dto.js';
import { PeriodsService } from '../periods/periods.service.js';
import {
  KindShareDto,
  type PublicOpinionQueryDto,
  type PublicOpinionShareDto,
  type PublicOpinionTrendDto,
} from './public-opinion.dto.js';

@Injectable()
export class PublicOpinionService {
  constructor(
    private readonly figures: ContentFiguresService,
    private readonly audience: AudienceService,
    private readonly ofPeriod: PeriodOpinionService,
    private readonly periods: PeriodsService,
  ) {}

  async analyse({
    quota,
    ...query
  }: PublicOpinionQueryDto): Promise<PublicOpinionTrendDto | PublicOpinionShareDto> {
    const today = this.periods.today();
    const opinion = opinionOf(quota);
    const period = this.periods.choose(query, standardDays(opinion, today));
    if (period.isChosen) return await this.ofPeriod.analyse(opinion, period);
    const answer = await this.standard(opinion, today);
    if (!period.isRequested) return answer;
    const { count } = answer;
    const counted = { now: count, compared: null };
    const figure = PeriodFigureDto.over(period, OPINION_DEFINITIONS[opinion], counted, () => count);
    return Object.assign(figure, answer);
  }

  private async standard(
    quota: Opinion,
    today: Temporal.PlainDate,
  ): Promise<PublicOpinionTrendDto | PublicOpinionShareDto> {
    if (quota === 'visitors') return await this.visitors(today);
    if (quota === 'comment') return await this.comments(today);
    if (quota === 'published') return await this.published(today);
    return await this.shares(today);
  }

  private async visitors(today: Temporal.PlainDate): Promise<PublicOpinionTrendDto> {
    const [months, days] = await Promise.all([
      this.audience.visitsByMonth(twoYears(today)),
      // People are known by the day, so the last day that is over is compared with the one before.
      this.audience.byDay('active', daysUpTo(today.subtract({ days: 1 }), 2)),
    ]);
    return byYear(months, sinceDayBefore(days), today);
  }

  private async comments(today: Temporal.PlainDate): Promise<PublicOpinionTrendDto> {
    const [months, growth] = await Promise.all([
      this.figures.byMonth('comments', twoYears(today)),
      this.growth('comments'),
    ]);
    return byYear(months, growth, today);
  }

  private async published(today: Temporal.PlainDate): Promise<PublicOpinionTrendDto> {
    const [days, growth] = await Promise.all([
      this.figures.byDay('publications', daysUpTo(today, PUBLISHED_DAYS)),
      this.growth('publications'),
    ]);
    const chartData = days.map(({ key, value }) => ({
      x: `${Number(key.slice(8))}日`,
      y: value,
      name: key.slice(0, 4),
      key,
      isFuture: false,
      isUnfinished: key === today.toString(),
    }));
    return { count: totalOf(days), growth, chartData };
  }

  private async shares(today: Temporal.PlainDate): Promise<PublicOpinionShareDto> {
    const thisYear = { first: today.with({ month: 1, day: 1 }), last: today };
    const [counts, growth] = await Promise.all([
      this.figures.byKind('shares', thisYear),
      this.growth('shares'),
    ]);
    return { count: sumOf(counts), growth, chartData: KindShareDto.each(counts) };
  }

  /** The hours of today that are over, against the same hours of yesterday. */
  private async growth(measure: Measure): Promise<number | null> {
    const now = this.periods.now();
    return sinceDayBefore(await this.figures.byDay(measure, daysUpTo(now.toPlainDate(), 2), now.hour));
  }
}

function sinceDayBefore([before, day]: DatedFigure[]): number | null {
  return growthOf(day?.value ?? 0, before?.value ?? 0);
}

/** This year up to today; of publications, the last days. */
function standardDays(opinion: Opinion, today: Temporal.PlainDate): DayRange {
  if (opinion === 'published') return daysUpTo(today, PUBLISHED_DAYS);
  return { first: today.with({ month: 1, day: 1 }), last: today };
}

/** All months of last year and this year. */
function twoYears(today: Temporal.PlainDate): MonthRange {
  const december = today.toPlainYearMonth().with({ month: MONTHS });
  return { first: december.subtract({ months: 2 * MONTHS - 1 }), last: december };
}

/** Older clients draw the first series as the current one. */
function byYear(
  months: DatedFigure[],
  growth: number | null,
  today: Temporal.PlainDate,
): PublicOpinionTrendDto {
  const thisMonth = today.toPlainYearMonth().toString();
  const thisYear = months.slice(MONTHS);
  const chartData = [...thisYear, ...months.slice(0, MONTHS)].map(({ key, value }) => ({
    x: `${Number(key.slice(5))}月`,
    y: value,
    name: key.slice(0, 4),
    key,
    isFuture: key > thisMonth,
    isUnfinished: key === thisMonth,
  }));
  return { count: totalOf(thisYear), growth, chartData };
}
