import { Injectable } from '@nestjs/common';
import { AudienceService } from '../audience/audience.service.js';
import { sumOf } from '../../common/figures/growth.js';
import { type DayRange, daysUpTo } from '../../common/time/day-range.js';
import { RECENT_DAYS } from '../content/content.constants.js';
import { ContentFiguresService } from '../content/content-figures.service.js';
import {
  OVERVIEW_DEFINITIONS,
  OVERVIEW_KEYS,
  OVERVIEW_NAMES,
  type OverviewKey,
} from './analysis.constants.js';
import { type DataOverviewDto } from './data-overview.dto.js';
import { FigureDto, PeriodDto, type PeriodQueryDto } from '../periods/period.dto.js';
import { PeriodsService } from '../periods/periods.service.js';

@Injectable()
export class DataOverviewService {
  constructor(
    private readonly figures: ContentFiguresService,
    private readonly audience: AudienceService,
    private readonly periods: PeriodsService,
  ) {}

  async overview(query: PeriodQueryDto): Promise<DataOverviewDto> {
    const standard = daysUpTo(this.periods.today(), RECENT_DAYS);
    const { days, comparison, isRequested } = this.periods.choose(query, standard);
    const [{ xAxis, values, counts }, before] = await Promise.all([
      this.daily(days),
      comparison === null ? undefined : this.counts(comparison),
    ]);
    const data = OVERVIEW_KEYS.map((key) => {
      const count = counts[key];
      const series = { name: OVERVIEW_NAMES[key], key, count, value: values[key] };
      if (!isRequested) return series;
      return { ...series, ...FigureDto.of(OVERVIEW_DEFINITIONS[key], count, comparison, before?.[key]) };
    });
    return { xAxis, data, ...(isRequested ? { period: PeriodDto.from(days) } : {}) };
  }

  private async daily(days: DayRange): Promise<{
    xAxis: string[];
    values: Record<OverviewKey, number[]>;
    counts: Record<OverviewKey, number>;
  }> {
    const [content, people] = await Promise.all([this.figures.allByDay(days), this.audience.active(days)]);
    const production = content.map(({ publications }) => publications);
    const clicks = content.map((day) => day.clicks);
    const exposure = content.map(({ exposures }) => exposures);
    return {
      xAxis: content.map(({ day }) => day),
      values: { production, clicks, exposure, activeUsers: people.days },
      counts: {
        production: sumOf(production),
        clicks: sumOf(clicks),
        exposure: sumOf(exposure),
        activeUsers: people.distinct,
      },
    };
  }

  private async counts(days: DayRange): Promise<Record<OverviewKey, number>> {
    const [totals, activeUsers] = await Promise.all([
      this.figures.totals(days),
      this.audience.distinct(days),
    ]);
    const { publications: production, clicks, exposures: exposure } = totals;
    return { production, clicks, exposure, activeUsers };
  }
}
