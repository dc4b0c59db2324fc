import { Injectable } from '@nestjs/common';
import { AudienceService } from '../audience/audience.service.js';
import { type DatedFigure, valuesOf } from '../../common/figures/dated-figure.js';
import { sumOf } from '../../common/figures/growth.js';
import { type DayRange } from '../../common/time/day-range.js';
import { ContentFiguresService } from '../content/content-figures.service.js';
import { type Opinion, OPINION_DEFINITIONS, type OpinionTrend } from './analysis.constants.js';
import { type ChosenPeriod, PeriodFigureDto } from '../periods/period.dto.js';
import { PeriodsService } from '../periods/periods.service.js';
import {
  KindShareDto,
  type PublicOpinionShareDto,
  type PublicOpinionTrendDto,
  type TrendPointDto,
} from './public-opinion.dto.js';

/** Public opinion day by day, over a period that the request chooses. */
@Injectable()
export class PeriodOpinionService {
  private readonly sources: Record<OpinionTrend, (days: DayRange) => Promise<DatedFigure[]>> = {
    visitors: (days) => this.audience.byDay('active', days),
    comment: (days) => this.figures.byDay('comments', days),
    published: (days) => this.figures.byDay('publications', days),
  };

  constructor(
    private readonly figures: ContentFiguresService,
    private readonly audience: AudienceService,
    private readonly periods: PeriodsService,
  ) {}

  async analyse(
    opinion: Opinion,
    period: ChosenPeriod,
  ): Promise<PublicOpinionTrendDto | PublicOpinionShareDto> {
    return opinion === 'share' ? await this.shares(period) : await this.trend(opinion, period);
  }

  private async trend(opinion: OpinionTrend, period: ChosenPeriod): Promise<PublicOpinionTrendDto> {
    const [days, before] = await this.periods.countBoth(period, this.sources[opinion]);
    const count = sumOf(valuesOf(days));
    const countBefore = before && sumOf(valuesOf(before));
    return {
      count,
      ...PeriodFigureDto.over(period, OPINION_DEFINITIONS[opinion], count, countBefore),
      chartData: days.map(pointOf),
    };
  }

  private async shares(period: ChosenPeriod): Promise<PublicOpinionShareDto> {
    const [counts, before] = await this.periods.countBoth(period, (days) =>
      this.figures.byKind('shares', days),
    );
    const count = sumOf(counts);
    return {
      count,
      ...PeriodFigureDto.over(period, OPINION_DEFINITIONS.share, count, before && sumOf(before)),
      chartData: KindShareDto.each(counts),
    };
  }
}

function pointOf({ key, value }: DatedFigure): TrendPointDto {
  const { year, month, day } = Temporal.PlainDate.from(key);
  return { x: `${month}月${day}日`, y: value, name: String(year), key, isFuture: false };
}
