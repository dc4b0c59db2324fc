import { Injectable } from '@nestjs/common';
import { sumOf } from '../../common/figures/growth.js';
import { percentagesOf } from '../../common/figures/percentages.js';
import { type DayRange, daysUpTo } from '../../common/time/day-range.js';
import {
  CONTENT_KIND_NAMES,
  CONTENT_KINDS,
  type ContentKind,
  type Measure,
  STEP_HOURS,
  STEPS,
} from '../content/content.constants.js';
import { ContentFiguresService } from '../content/content-figures.service.js';
import { PERIOD_DAYS } from './analysis.constants.js';
import {
  type ContentPeriodDto,
  type PublicationPeriodDto,
  type PublicationSeriesDto,
} from './content-series.dto.js';
import {
  type ChosenPeriod,
  type Counted,
  PeriodFigureDto,
  type PeriodQueryDto,
} from '../periods/period.dto.js';
import { PeriodsService } from '../periods/periods.service.js';

/** One figure per step of the day. */
type Steps = Record<ContentKind, number[]>;

const STEP_LABELS = Array.from({ length: STEPS }, (_, step) => `${step * STEP_HOURS}:00`);

/** Content by kind and hour of the day. */
@Injectable()
export class ContentSeriesService {
  constructor(
    private readonly figures: ContentFiguresService,
    private readonly periods: PeriodsService,
  ) {}

  async period(query: PeriodQueryDto): Promise<ContentPeriodDto> {
    const period = this.periods.choose(query, this.standardDays());
    const counted = await this.count(period, 'clicks');
    const clicks = counted.now;
    const percentages = STEP_LABELS.map((_, step) =>
      percentagesOf(CONTENT_KINDS.map((kind) => clicks[kind][step] ?? 0)),
    );
    const data = CONTENT_KINDS.map((key, index) => ({
      name: CONTENT_KIND_NAMES[key],
      key,
      value: percentages.map((ofStep) => ofStep[index] ?? 0),
      clicks: clicks[key],
    }));
    if (!period.isRequested) return { xAxis: STEP_LABELS, data };
    const figure = PeriodFigureDto.over(period, 'clicksByStep', counted, allOf);
    return { xAxis: STEP_LABELS, data, count: allOf(clicks), ...figure };
  }

  async publications(): Promise<PublicationSeriesDto[]> {
    return seriesOf(await this.figures.byStep('publications', this.standardDays()));
  }

  async publicationsOf(query: PeriodQueryDto): Promise<PublicationPeriodDto> {
    const period = this.periods.choose(query, this.standardDays());
    const counted = await this.count(period, 'publications');
    const figure = PeriodFigureDto.over(period, 'publicationsByStep', counted, allOf);
    return { count: allOf(counted.now), ...figure, data: seriesOf(counted.now) };
  }

  private count(period: ChosenPeriod, measure: Measure): Promise<Counted<Steps>> {
    return this.periods.countByHour(period, (range) => this.figures.byStep(measure, range));
  }

  private standardDays(): DayRange {
    return daysUpTo(this.periods.today(), PERIOD_DAYS);
  }
}

function allOf(steps: Steps): number {
  return sumOf(CONTENT_KINDS.flatMap((kind) => steps[kind]));
}

function seriesOf(publications: Steps): PublicationSeriesDto[] {
  return CONTENT_KINDS.map((key) => ({
    name: CONTENT_KIND_NAMES[key],
    key,
    x: STEP_LABELS,
    y: publications[key],
  }));
}
