import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type DatedFigure } from '../../common/figures/dated-figure.js';
import { type DayRange } from '../../common/time/day-range.js';
import { type MonthRange } from '../../common/time/month-range.js';
import { Config } from '../../config/config.js';
import { AUDIENCE_SIZE, type AudienceMeasure } from './audience.constants.js';
import { AudienceRepository } from './audience.repository.js';
import { type Visit, VisitsRepository } from './visits.repository.js';

/** Number of people who were active. */
@Injectable()
export class AudienceService {
  /** The first people of the demo are simulated. */
  private readonly firstNumber: number;

  constructor(
    private readonly audience: AudienceRepository,
    private readonly visits: VisitsRepository,
    config: Config,
  ) {
    this.firstNumber = config.database.seed === 'demo' ? AUDIENCE_SIZE : 0;
  }

  /** In the transaction of the caller, who is the only one at that time: numbers are given without a gap. */
  async add(manager: EntityManager, visits: Visit[]): Promise<void> {
    if (visits.length > 0) await this.visits.add(manager, visits, this.firstNumber);
  }

  /**
   * Whoever comes back is another person then; their days stay in the figures, and belong to nobody.
   * @param hashes of the visitor, one for each key
   * @returns whether the visitor was known
   */
  async erase(manager: EntityManager, hashes: Buffer[]): Promise<boolean> {
    return await this.visits.erase(manager, hashes);
  }

  /** Whether anybody is known by a hash that was made until then. */
  async hasHashes(manager: EntityManager, until: Date): Promise<boolean> {
    return await this.visits.hasHashes(manager, until);
  }

  /** Forgets whoever was last active until then, because nobody can tell any more whose hashes those are. */
  async forgetHashes(manager: EntityManager, until: Date): Promise<void> {
    await this.visits.forgetHashes(manager, until);
  }

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
