import { Injectable } from '@nestjs/common';
import { AudienceService } from '../audience/audience.service.js';
import { type DatedFigure, totalOf, valuesOf } from '../../common/figures/dated-figure.js';
import { sumOf } from '../../common/figures/growth.js';
import { type Measure } from '../content/content.constants.js';
import { ContentFiguresService } from '../content/content-figures.service.js';
import { type Opinion, OPINION_DEFINITIONS, type OpinionTrend } from './analysis.constants.js';
import { type ChosenPeriod, type Counted, PeriodFigureDto } from '../periods/period.dto.js';
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
  private readonly sources: Record<OpinionTrend, (period: ChosenPeriod) => Promise<Counted<DatedFigure[]>>> =
    {
      visitors: (period) => this.periods.countByDay(period, (days) => this.audience.byDay('active', days)),
      comment: (period) => this.ofContent('comments', period),
      published: (period) => this.ofContent('publications', period),
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
    const counted = await this.sources[opinion](period);
    return {
      count: totalOf(counted.now),
      ...PeriodFigureDto.over(period, OPINION_DEFINITIONS[opinion], counted, totalOf, valuesOf),
      chartData: counted.now.map((figure) => pointOf(figure, period)),
    };
  }

  private ofContent(measure: Measure, period: ChosenPeriod): Promise<Counted<DatedFigure[]>> {
    return this.periods.countByHour(period, (range) => this.figures.byDay(measure, range));
  }

  private async shares(period: ChosenPeriod): Promise<PublicOpinionShareDto> {
    const counted = await this.periods.countByHour(period, (range) => this.figures.byKind('shares', range));
    return {
      count: sumOf(counted.now),
      ...PeriodFigureDto.over(period, OPINION_DEFINITIONS.share, counted, sumOf),
      chartData: KindShareDto.each(counted.now),
    };
  }
}

function pointOf({ key, value }: DatedFigure, { days, untilHour }: ChosenPeriod): TrendPointDto {
  const { year, month, day } = Temporal.PlainDate.from(key);
  return {
    x: `${month}月${day}日`,
    y: value,
    name: String(year),
    key,
    isFuture: false,
    isUnfinished: untilHour !== null && key === days.last.toString(),
  };
}
