import { Injectable } from '@nestjs/common';
import { type AudienceMeasure } from '../audience/audience.constants.js';
import { AudienceService } from '../audience/audience.service.js';
import { type DatedFigure, totalOf, valuesOf } from '../../common/figures/dated-figure.js';
import { daysUpTo } from '../../common/time/day-range.js';
import { type Measure } from '../content/content.constants.js';
import { ContentFiguresService } from '../content/content-figures.service.js';
import { GROWTH_DAYS, GROWTH_DEFINITIONS, type GrowthQuota } from './analysis.constants.js';
import { type DataChainGrowthDto, type DataChainGrowthQueryDto } from './data-chain-growth.dto.js';
import { type ChosenPeriod, type Counted, FigureDto, PeriodFigureDto } from '../periods/period.dto.js';
import { PeriodsService } from '../periods/periods.service.js';

@Injectable()
export class DataChainGrowthService {
  private readonly sources: Record<GrowthQuota, (period: ChosenPeriod) => Promise<Counted<DatedFigure[]>>> = {
    retentionTrends: (period) => this.ofPeople('returned', period),
    userRetention: (period) => this.ofPeople('retained', period),
    contentConsumptionTrends: (period) => this.ofContent('minutes', period),
    contentConsumption: (period) => this.ofContent('clicks', period),
  };

  constructor(
    private readonly figures: ContentFiguresService,
    private readonly audience: AudienceService,
    private readonly periods: PeriodsService,
  ) {}

  async analyse({ quota, ...query }: DataChainGrowthQueryDto): Promise<DataChainGrowthDto> {
    const period = this.periods.choose(query, daysUpTo(this.periods.today(), GROWTH_DAYS));
    const answer = period.isChosen ? await this.chosen(quota, period) : await this.standard(quota, period);
    const isOfMinutes =
      quota === 'contentConsumptionTrends' && period.isRequested && period.untilHour !== null;
    if (isOfMinutes) answer.hasPartOfMinute = await this.figures.hasPartOfMinute();
    return answer;
  }

  private async chosen(quota: GrowthQuota, period: ChosenPeriod): Promise<DataChainGrowthDto> {
    const counted = await this.sources[quota](period);
    const figure = PeriodFigureDto.over(period, GROWTH_DEFINITIONS[quota], counted, totalOf, valuesOf);
    return { ...chartOf(quota, counted.now), ...figure };
  }

  /** Compares with the days before, also where no comparison is requested. */
  private async standard(quota: GrowthQuota, period: ChosenPeriod): Promise<DataChainGrowthDto> {
    const counted = await this.sources[quota](this.periods.withPrevious(period.days));
    const definition = GROWTH_DEFINITIONS[quota];
    const { growth } = FigureDto.of(definition, counted, totalOf);
    const requested = period.isRequested
      ? PeriodFigureDto.over(period, definition, { ...counted, compared: null }, totalOf)
      : {};
    return { ...chartOf(quota, counted.now), ...requested, growth };
  }

  private ofPeople(measure: AudienceMeasure, period: ChosenPeriod): Promise<Counted<DatedFigure[]>> {
    return this.periods.countByDay(period, (days) => this.audience.byDay(measure, days));
  }

  private ofContent(measure: Measure, period: ChosenPeriod): Promise<Counted<DatedFigure[]>> {
    return this.periods.countByHour(period, (range) => this.figures.byDay(measure, range));
  }
}

function chartOf(quota: GrowthQuota, days: DatedFigure[]): Pick<DataChainGrowthDto, 'count' | 'chartData'> {
  const value = valuesOf(days);
  const xAxis = days.map(({ key }) => key);
  return { count: totalOf(days), chartData: { xAxis, data: { name: quota, key: quota, value } } };
}
