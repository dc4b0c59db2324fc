import { Injectable } from '@nestjs/common';
import { type DatedFigure } from '../../common/figures/dated-figure.js';
import { type TimeRange } from '../../common/time/day-range.js';
import { type MonthRange } from '../../common/time/month-range.js';
import { CONTENT_KINDS, type ContentKind, type Measure, STEPS } from './content.constants.js';
import {
  ContentFiguresRepository,
  type DayFigures,
  type Figures,
  type MixFigures,
} from './content-figures.repository.js';

/** Activity of all content by measure. This is the interface of the facts for the analyses. */
@Injectable()
export class ContentFiguresService {
  constructor(private readonly figures: ContentFiguresRepository) {}

  async allByDay(range: TimeRange): Promise<DayFigures[]> {
    return await this.figures.byDay(range);
  }

  async totals(range: TimeRange): Promise<Figures> {
    return await this.figures.totals(range);
  }

  /** By kind, subject and source. Combinations without activity are omitted. */
  async byMix(range: TimeRange): Promise<MixFigures[]> {
    return await this.figures.byMix(range);
  }

  /** @param hour of each day, only what happened before this hour */
  async byDay(measure: Measure, range: TimeRange, hour?: number): Promise<DatedFigure[]> {
    const days = await this.figures.byDay(range, hour);
    return days.map((figures) => ({ key: figures.day, value: figures[measure] }));
  }

  /** Whether seconds were watched that make no whole minute yet. */
  async hasPartOfMinute(): Promise<boolean> {
    return await this.figures.hasPartOfMinute();
  }

  async byMonth(measure: Measure, range: MonthRange): Promise<DatedFigure[]> {
    const months = await this.figures.byMonth(range);
    return months.map((figures) => ({ key: figures.month, value: figures[measure] }));
  }

  /** In the order of the kinds. */
  async byKind(measure: Measure, range: TimeRange): Promise<number[]> {
    const kinds = await this.figures.byKind(range);
    return CONTENT_KINDS.map((name) => kinds.find(({ kind }) => kind === name)?.[measure] ?? 0);
  }

  /** For each kind, one figure per step of the day. */
  async byStep(measure: Measure, range: TimeRange): Promise<Record<ContentKind, number[]>> {
    const steps: Record<ContentKind, number[]> = { text: zeros(), imageText: zeros(), video: zeros() };
    for (const { kind, step, ...figures } of await this.figures.byStep(range)) {
      steps[kind][step] = figures[measure];
    }
    return steps;
  }
}

function zeros(): number[] {
  return Array.from({ length: STEPS }, () => 0);
}
