import { Injectable } from '@nestjs/common';
import { type DatedFigure } from '../../common/figures/dated-figure.js';
import { type DayRange } from '../../common/time/day-range.js';
import { type MonthRange } from '../../common/time/month-range.js';
import { type AudienceMeasure } from './audience.constants.js';
import { AudienceRepository } from './audience.repository.js';

/** Number of people who were active. */
@Injectable()
export class AudienceService {
  constructor(private readonly audience: AudienceRepository) {}

  async byDay(measure: AudienceMeasure, range: DayRange): Promise<DatedFigure[]> {
    const days = await this.audience.byDay(range);
    return days.map((day) => ({ key: day.day, value: day[measure] }));
  }

  /** Of each day, and of all days together, in which a person active on several of them counts once. */
  async active(range: DayRange): Promise<{ days: number[]; distinct: number }> {
    return await this.audience.active(range);
  }

  async visitsByMonth(range: MonthRange): Promise<DatedFigure[]> {
    const months = await this.audience.visitsByMonth(range);
    return months.map(({ month, visits }) => ({ key: month, value: visits }));
  }

  /** A person active on several of the days counts once. */
  async distinct(range: DayRange): Promise<number> {
    return await this.audience.distinct(range);
  }
}
