import { Injectable } from '@nestjs/common';
import { AudienceService } from '../audience/audience.service.js';
import { type DatedFigure, valuesOf } from '../../common/figures/dated-figure.js';
import { growthOf, sumOf } from '../../common/figures/growth.js';
import { type DayRange, daysUpTo } from '../../common/time/day-range.js';
import { Config } from '../../config/config.js';
import { ContentFiguresService } from '../content/content-figures.service.js';
import { GROWTH_DAYS, type GrowthQuota } from './analysis.constants.js';
import { type DataChainGrowthDto } from './data-chain-growth.dto.js';

@Injectable()
export class DataChainGrowthService {
  private readonly timeZone: string;

  private readonly sources: Record<GrowthQuota, (days: DayRange) => Promise<DatedFigure[]>> = {
    retentionTrends: (days) => this.audience.byDay('returned', days),
    userRetention: (days) => this.audience.byDay('retained', days),
    contentConsumptionTrends: (days) => this.figures.byDay('minutes', days),
    contentConsumption: (days) => this.figures.byDay('clicks', days),
  };

  constructor(
    private readonly figures: ContentFiguresService,
    private readonly audience: AudienceService,
    { timeZone }: Config,
  ) {
    this.timeZone = timeZone;
  }

  async analyse(quota: GrowthQuota): Promise<DataChainGrowthDto> {
    const days = daysUpTo(Temporal.Now.plainDateISO(this.timeZone), 2 * GROWTH_DAYS);
    const figures = await this.sources[quota](days);
    const [before, shown] = [figures.slice(0, GROWTH_DAYS), figures.slice(GROWTH_DAYS)];
    const value = valuesOf(shown);
    const count = sumOf(value);
    return {
      count,
      growth: growthOf(count, sumOf(valuesOf(before))),
      chartData: { xAxis: shown.map(({ key }) => key), data: { name: quota, key: quota, value } },
    };
  }
}
