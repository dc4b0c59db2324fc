import { Injectable } from '@nestjs/common';
import { sumOf } from '../../common/figures/growth.js';
import { percentagesOf } from '../../common/figures/percentages.js';
import { daysUpTo } from '../../common/time/day-range.js';
import {
  CONTENT_KINDS,
  type ContentKind,
  type Source,
  SOURCES,
  type Subject,
  SUBJECTS,
} from '../content/content.constants.js';
import { ContentFiguresService } from '../content/content-figures.service.js';
import {
  type ChosenPeriod,
  type Counted,
  FigureDto,
  PeriodFigureDto,
  type PeriodQueryDto,
} from '../periods/period.dto.js';
import { PeriodsService } from '../periods/periods.service.js';
import { PERIOD_DAYS } from './analysis.constants.js';
import { type ContentTypesDto, type KindSourcesDto, type PublishingSourcesDto } from './content-mix.dto.js';

/** Publications of what has the same kind, subject and source. */
interface Mixed {
  kind: ContentKind;
  subject: Subject;
  source: Source;
  publications: number;
}

/** What was published, by kind and subject, and by kind and source. */
@Injectable()
export class ContentMixService {
  constructor(
    private readonly figures: ContentFiguresService,
    private readonly periods: PeriodsService,
  ) {}

  async types(query: PeriodQueryDto): Promise<ContentTypesDto> {
    const period = this.choose(query);
    const counted = await this.count(period);
    const data = CONTENT_KINDS.map((key) => ({
      key,
      value: SUBJECTS.map((subject) => published(counted.now, { kind: key, subject })),
    }));
    const figure = PeriodFigureDto.over(period, 'publicationsBySubject', counted, published);
    return { count: published(counted.now), ...figure, subjects: SUBJECTS, data };
  }

  async sources(query: PeriodQueryDto): Promise<PublishingSourcesDto> {
    const period = this.choose(query);
    const counted = await this.count(period);
    const figure = PeriodFigureDto.over(period, 'publicationsBySource', counted, published);
    const data = CONTENT_KINDS.map((kind) => sourcesOf(kind, counted));
    return { count: published(counted.now), ...figure, data };
  }

  private choose(query: PeriodQueryDto): ChosenPeriod {
    return this.periods.choose(query, daysUpTo(this.periods.today(), PERIOD_DAYS));
  }

  private count(period: ChosenPeriod): Promise<Counted<Mixed[]>> {
    return this.periods.countByHour(period, (range) => this.figures.byMix(range));
  }
}

function sourcesOf(kind: ContentKind, counted: Counted<Mixed[]>): KindSourcesDto {
  const counts = SOURCES.map((source) => published(counted.now, { kind, source }));
  const percentages = percentagesOf(counts);
  const sources = SOURCES.map((key, at) => ({
    key,
    count: counts[at] ?? 0,
    value: percentages[at] ?? 0,
  }));
  const figure = FigureDto.of('publicationsBySource', counted, (mix) => published(mix, { kind }));
  return { key: kind, count: sumOf(counts), ...figure, sources };
}

function published(
  mix: Mixed[],
  { kind, subject, source }: Partial<Omit<Mixed, 'publications'>> = {},
): number {
  const matches = mix.filter(
    (part) =>
      (kind ?? part.kind) === part.kind &&
      (subject ?? part.subject) === part.subject &&
      (source ?? part.source) === part.source,
  );
  return sumOf(matches.map(({ publications }) => publications));
}
