import { Injectable } from '@nestjs/common';
import { percentagesOf } from '../../common/figures/percentages.js';
import { type DayRange, daysUpTo } from '../../common/time/day-range.js';
import { Config } from '../../config/config.js';
import { CONTENT_KIND_NAMES, CONTENT_KINDS, STEP_HOURS, STEPS } from '../content/content.constants.js';
import { ContentFiguresService } from '../content/content-figures.service.js';
import { PERIOD_DAYS } from './analysis.constants.js';
import { type ContentPeriodDto, type PublicationSeriesDto } from './content-series.dto.js';

const STEP_LABELS = Array.from({ length: STEPS }, (_, step) => `${step * STEP_HOURS}:00`);

/** Share of each kind of content by hour of the day. */
@Injectable()
export class ContentSeriesService {
  private readonly timeZone: string;

  constructor(
    private readonly figures: ContentFiguresService,
    { timeZone }: Config,
  ) {
    this.timeZone = timeZone;
  }

  async period(): Promise<ContentPeriodDto> {
    const clicks = await this.figures.byStep('clicks', this.days());
    const percentages = STEP_LABELS.map((_, step) =>
      percentagesOf(CONTENT_KINDS.map((kind) => clicks[kind][step] ?? 0)),
    );
    const data = CONTENT_KINDS.map((key, index) => ({
      name: CONTENT_KIND_NAMES[key],
      key,
      value: percentages.map((ofStep) => ofStep[index] ?? 0),
      clicks: clicks[key],
    }));
    return { xAxis: STEP_LABELS, data };
  }

  async publications(): Promise<PublicationSeriesDto[]> {
    const publications = await this.figures.byStep('publications', this.days());
    return CONTENT_KINDS.map((key) => ({
      name: CONTENT_KIND_NAMES[key],
      key,
      x: STEP_LABELS,
      y: publications[key],
    }));
  }

  private days(): DayRange {
    return daysUpTo(Temporal.Now.plainDateISO(this.timeZone), PERIOD_DAYS);
  }
}
