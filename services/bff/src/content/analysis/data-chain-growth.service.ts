import { Injectable } from '@nestjs/common';
import { AudienceService } from '../audience/audience.service.js';
import { type DatedFigure, valuesOf } from '../../common/figures/dated-figure.js';
import { growthOf, sumOf } from '../../common/figures/growth.js';
import { type DayRange, daysUpTo } from '../../common/time/day-range.js';
import { ContentFiguresService } from '../content/content-figures.service.js';
import { GROWTH_DAYS, GROWTH_DEFINITIONS, type GrowthQuota } from './analysis.constants.js';
import { type DataChainGrowthDto, type DataChainGrowthQueryDto } from './data-chain-growth.dto.js';
import { type ChosenPeriod, PeriodFigureDto } from '../periods/period.dto.js';
import { PeriodsService } from '../periods/periods.service.js';

@Injectable()
export class DataChainGrowthService {
  private readonly sources: Record<GrowthQuota, (days: DayRange) => Promise<DatedFigure[]>> = {
    retentionTrends: (days) => this.audience.byDay('returned', days),
    userRetention: (days) => this.audience.byDay('retained', days),
    contentConsumptionTrends: (days) => this.figures.byDay('minutes', days),
    contentConsumption: (days) => this.figures.byDay('clicks', days),
  };

  constructor(
    private readonly figures: ContentFiguresService,
    private readonly audience: AudienceService,
    private readonly periods: PeriodsService,
  ) {}

  async analyse({ quota, ...query }: DataChainGrowthQueryDto): Promise<DataChainGrowthDto> {
    const period = this.periods.choose(query, daysUpTo(this.periods.today(), GROWTH_DAYS));
    if (!period.isChosen) return await this.standard(quota, period);
    const [shown, before] = await this.periods.countBoth(period, (days) => this.sources[quota](days));
    const chart = chartOf(quota, shown);
    const countBefore = before && sumOf(valuesOf(before));
    return { ...chart, ...PeriodFigureDto.over(period, GROWTH_DEFINITIONS[quota], chart.count, countBefore) };
  }

  /** Compares with the days before, also where no comparison is requested. */
  private async standard(quota: GrowthQuota, period: ChosenPeriod): Promise<DataChainGrowthDto> {
    const figures = await this.sources[quota](daysUpTo(period.days.last, 2 * GROWTH_DAYS));
    const [before, shown] = [figures.slice(0, GROWTH_DAYS), figures.slice(GROWTH_DAYS)];
    const { count, chartData } = chartOf(quota, shown);
    const requested = period.isRequested
      ? PeriodFigureDto.over(period, GROWTH_DEFINITIONS[quota], count, undefined)
      : {};
    return { count, ...requested, growth: growthOf(count, sumOf(valuesOf(before))), chartData };
  }
}

function chartOf(quota: GrowthQuota, days: DatedFigure[]): Pick<DataChainGrowthDto, 'count' | 'chartData'> {
  const value = valuesOf(days);
  const xAxis = days.map(({ key }) => key);
  return { count: sumOf(value), chartData: { xAxis, data: { name: quota, key: quota, value } } };
}
