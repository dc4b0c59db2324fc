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
import { type ChosenPeriod, PeriodFigureDto, type PeriodQueryDto } from '../periods/period.dto.js';
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
    const [now, before] = await this.count(period);
    const data = CONTENT_KINDS.map((key) => ({
      key,
      value: SUBJECTS.map((subject) => published(now, { kind: key, subject })),
    }));
    const count = published(now);
    const figure = PeriodFigureDto.over(period, 'publicationsBySubject', count, before && published(before));
    return { count, ...figure, subjects: SUBJECTS, data };
  }

  async sources(query: PeriodQueryDto): Promise<PublishingSourcesDto> {
    const period = this.choose(query);
    const [now, before] = await this.count(period);
    const count = published(now);
    const figure = PeriodFigureDto.over(period, 'publicationsBySource', count, before && published(before));
    return { count, ...figure, data: CONTENT_KINDS.map((kind) => sourcesOf(kind, now)) };
  }

  private choose(query: PeriodQueryDto): ChosenPeriod {
    return this.periods.choose(query, daysUpTo(this.periods.today(), PERIOD_DAYS));
  }

  private count(period: ChosenPeriod): Promise<[now: Mixed[], before: Mixed[] | undefined]> {
    return this.periods.countBoth(period, (days) => this.figures.byMix(days));
  }
}

function sourcesOf(kind: ContentKind, mix: Mixed[]): KindSourcesDto {
  const counts = SOURCES.map((source) => published(mix, { kind, source }));
  const percentages = percentagesOf(counts);
  const sources = SOURCES.map((key, at) => ({
    key,
    count: counts[at] ?? 0,
    value: percentages[at] ?? 0,
  }));
  return { key: kind, count: sumOf(counts), sources };
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
