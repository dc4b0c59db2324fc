import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { SHORT_IDLE } from '../../platform/database/in-turn.js';
import {
  POPULATION_STEPS,
  type PopulationSpan,
  SAMPLE_LOCK,
  SAMPLE_RETENTION,
} from './studio-samples.constants.js';
import { StudioSample } from './studio-sample.entity.js';

@Injectable()
export class StudioSamplesRepository {
  constructor(@InjectRepository(StudioSample) private readonly samples: Repository<StudioSample>) {}

  /**
   * Makes this replica the one that samples, until the transaction ends.
   * @returns the time of the database; null if another replica is sampling
   */
  async lead(manager: EntityManager): Promise<Date | null> {
    const [row]: [{ leads: boolean; now: Date }] = await manager.query(
      `SELECT pg_try_advisory_xact_lock($1) AS leads, clock_timestamp() AS now, ${SHORT_IDLE}`,
      [SAMPLE_LOCK],
    );
    return row.leads ? row.now : null;
  }

  async last(manager: EntityManager = this.samples.manager): Promise<StudioSample | null> {
    return await manager.findOne(StudioSample, { where: {}, order: { at: 'DESC' } });
  }

  async insert(sample: StudioSample, manager: EntityManager): Promise<void> {
    await manager.insert(StudioSample, sample);
  }

  async removeOld(now: Date, manager: EntityManager): Promise<void> {
    await manager.query(
      `DELETE FROM studio_sample WHERE at < $1::timestamptz - interval '${SAMPLE_RETENTION}'`,
      [now],
    );
  }

  /**
   * Averages of whole steps, in chronological order, from the first step that was measured to the last. Null: nothing was
   * measured, because no replica ran.
   */
  async population(range: PopulationSpan): Promise<{ at: Date; population: number | null }[]> {
    const { span, step } = POPULATION_STEPS[range];
    return await this.samples.query(
      `WITH measured AS (
         SELECT date_bin('${step}', at, 'epoch') AS at, round(avg(population))::int AS population
           FROM studio_sample WHERE at >= date_bin('${step}', now() - interval '${span}', 'epoch')
          GROUP BY 1
       ), steps AS (
         SELECT generate_series(min(at), max(at), interval '${step}') AS at FROM measured
       )
       SELECT at, population FROM steps LEFT JOIN measured USING (at) ORDER BY at`,
    );
  }
}
