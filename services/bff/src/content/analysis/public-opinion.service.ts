import { Injectable } from '@nestjs/common';
import { AudienceService } from '../audience/audience.service.js';
import { type DatedFigure, valuesOf } from '../../common/figures/dated-figure.js';
import { growthOf, sumOf } from '../../common/figures/growth.js';
import { type DayRange, daysUpTo } from '../../common/time/day-range.js';
import { type MonthRange } from '../../common/time/month-range.js';
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
    const figure = PeriodFigureDto.over(period, OPINION_DEFINITIONS[opinion], answer.count, undefined);
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
      this.audience.byDay('active', daysUpTo(today, 2)),
    ]);
    return byYear(months, days, today);
  }

  private async comments(today: Temporal.PlainDate): Promise<PublicOpinionTrendDto> {
    const [months, days] = await Promise.all([
      this.figures.byMonth('comments', twoYears(today)),
      this.figures.byDay('comments', daysUpTo(today, 2)),
    ]);
    return byYear(months, days, today);
  }

  private async published(today: Temporal.PlainDate): Promise<PublicOpinionTrendDto> {
    const range = { first: today.with({ day: 1 }), last: today.with({ day: PUBLISHED_DAYS }) };
    const [firstDays, days] = await Promise.all([
      this.figures.byDay('publications', range),
      this.figures.byDay('publications', daysUpTo(today, 2)),
    ]);
    const chartData = firstDays.map(({ key, value }) => ({
      x: `${Number(key.slice(8))}日`,
      y: value,
      name: key.slice(0, 4),
      key,
      isFuture: key > today.toString(),
    }));
    return { count: sumOf(valuesOf(firstDays)), growth: sinceYesterday(days), chartData };
  }

  private async shares(today: Temporal.PlainDate): Promise<PublicOpinionShareDto> {
    const thisYear = {
      first: today.with({ month: 1, day: 1 }),
      last: today.with({ month: MONTHS, day: 31 }),
    };
    const [counts, days] = await Promise.all([
      this.figures.byKind('shares', thisYear),
      this.figures.byDay('shares', daysUpTo(today, 2)),
    ]);
    return { count: sumOf(counts), growth: sinceYesterday(days), chartData: KindShareDto.each(counts) };
  }
}

/** This year up to today; of publications, the first days of this month up to today. */
function standardDays(opinion: Opinion, today: Temporal.PlainDate): DayRange {
  if (opinion !== 'published') return { first: today.with({ month: 1, day: 1 }), last: today };
  const last = today.with({ day: Math.min(today.day, PUBLISHED_DAYS) });
  return { first: today.with({ day: 1 }), last };
}

/** All months of last year and this year. */
function twoYears(today: Temporal.PlainDate): MonthRange {
  const december = today.toPlainYearMonth().with({ month: MONTHS });
  return { first: december.subtract({ months: 2 * MONTHS - 1 }), last: december };
}

/** Older clients draw the first series as the current one. */
function byYear(
  months: DatedFigure[],
  days: DatedFigure[],
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
  }));
  return { count: sumOf(valuesOf(thisYear)), growth: sinceYesterday(days), chartData };
}

function sinceYesterday([yesterday, today]: DatedFigure[]): number | null {
  return growthOf(today?.value ?? 0, yesterday?.value ?? 0);
}
