import { Injectable } from '@nestjs/common';
import { AudienceService } from '../audience/audience.service.js';
import { valuesOf } from '../../common/figures/dated-figure.js';
import { sumOf } from '../../common/figures/growth.js';
import { daysUpTo } from '../../common/time/day-range.js';
import { Config } from '../../config/config.js';
import { RECENT_DAYS } from '../content/content.constants.js';
import { ContentFiguresService } from '../content/content-figures.service.js';
import { OVERVIEW_NAMES, type OverviewKey } from './analysis.constants.js';
import { type DataOverviewDto, type OverviewSeriesDto } from './data-overview.dto.js';

@Injectable()
export class DataOverviewService {
  private readonly timeZone: string;

  constructor(
    private readonly figures: ContentFiguresService,
    private readonly audience: AudienceService,
    { timeZone }: Config,
  ) {
    this.timeZone = timeZone;
  }

  async overview(): Promise<DataOverviewDto> {
    const days = daysUpTo(Temporal.Now.plainDateISO(this.timeZone), RECENT_DAYS);
    const [content, active, people] = await Promise.all([
      this.figures.allByDay(days),
      this.audience.byDay('active', days),
      this.audience.distinct(days),
    ]);
    const data = [
      sumSeries(
        'production',
        content.map(({ publications }) => publications),
      ),
      sumSeries(
        'clicks',
        content.map(({ clicks }) => clicks),
      ),
      sumSeries(
        'exposure',
        content.map(({ exposures }) => exposures),
      ),
      series('activeUsers', valuesOf(active), people),
    ];
    return { xAxis: content.map(({ day }) => day), data };
  }
}

function sumSeries(key: OverviewKey, value: number[]): OverviewSeriesDto {
  return series(key, value, sumOf(value));
}

function series(key: OverviewKey, value: number[], count: number): OverviewSeriesDto {
  return { name: OVERVIEW_NAMES[key], key, count, value };
}
