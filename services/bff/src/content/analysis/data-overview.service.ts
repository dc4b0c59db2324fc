import { Injectable } from '@nestjs/common';
import { AudienceService } from '../audience/audience.service.js';
import { sumOf } from '../../common/figures/growth.js';
import { daysUpTo } from '../../common/time/day-range.js';
import { type Measure, RECENT_DAYS } from '../content/content.constants.js';
import { ContentFiguresService } from '../content/content-figures.service.js';
import {
  OVERVIEW_DEFINITIONS,
  OVERVIEW_KEYS,
  OVERVIEW_NAMES,
  type OverviewKey,
} from './analysis.constants.js';
import { type DataOverviewDto } from './data-overview.dto.js';
import { DataOverviewRepository } from './data-overview.repository.js';
import { type ChosenPeriod, FigureDto, PeriodDto, type PeriodQueryDto } from '../periods/period.dto.js';
import { PeriodsService } from '../periods/periods.service.js';

@Injectable()
export class DataOverviewService {
  constructor(
    private readonly overviews: DataOverviewRepository,
    private readonly figures: ContentFiguresService,
    private readonly audience: AudienceService,
    private readonly periods: PeriodsService,
  ) {}

  async overview(query: PeriodQueryDto): Promise<DataOverviewDto> {
    const standard = daysUpTo(this.periods.today(), RECENT_DAYS);
    const period = this.periods.choose(query, standard);
    const { days, isRequested } = period;
    const [byDay, figures] = await Promise.all([
      this.overviews.byDay(days),
      isRequested ? this.figuresOf(period) : undefined,
    ]);
    const data = OVERVIEW_KEYS.map((key) => {
      const value = byDay.map((day) => day[key]);
      // Who was active on several days counts once.
      const count = key === 'activeUsers' ? (byDay[0]?.distinct ?? 0) : sumOf(value);
      return { ...{ name: OVERVIEW_NAMES[key], key, count, value }, ...figures?.[key] };
    });
    const xAxis = byDay.map(({ day }) => day);
    return { xAxis, data, ...(isRequested ? { period: PeriodDto.from(days) } : {}) };
  }

  private async figuresOf(
    period: ChosenPeriod,
  ): Promise<Record<OverviewKey, Pick<FigureDto, keyof FigureDto>>> {
    const [content, people] = await Promise.all([
      this.periods.countByHour(period, (range) => this.figures.allByDay(range)),
      this.periods.countByDay(period, (range) => this.audience.active(range)),
    ]);
    const ofContent = (key: OverviewKey, measure: Measure) =>
      FigureDto.of(
        OVERVIEW_DEFINITIONS[key],
        content,
        (days) => sumOf(days.map((day) => day[measure])),
        (days) => days.map((day) => day[measure]),
      );
    return {
      production: ofContent('production', 'publications'),
      clicks: ofContent('clicks', 'clicks'),
      exposure: ofContent('exposure', 'exposures'),
      activeUsers: FigureDto.of(
        OVERVIEW_DEFINITIONS.activeUsers,
        people,
        ({ distinct }) => distinct,
        ({ days }) => days,
      ),
    };
  }
}
