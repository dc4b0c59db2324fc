import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { exclusively } from '../../platform/database/exclusively.js';
import { FACT_PARTITIONS } from './content.constants.js';

/** The monthly partitions of the facts. Functions of the database alter the table; the application may not. */
@Injectable()
export class ContentPartitionsRepository {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  /**
   * Adds the partitions from this month on and drops the months that ended more than `retentionDays` ago, with their
   * sums, and the people of the days before. Skipped if another replica is doing so.
   * @returns the dropped partitions
   */
  async maintain(today: Temporal.PlainDate, retentionDays: number): Promise<string[]> {
    const dropped = await exclusively(this.manager, FACT_PARTITIONS.lock, async (manager) => {
      for (let months = 0; months <= FACT_PARTITIONS.monthsAhead; months++)
        await manager.query('SELECT content_fact_add_partition($1)', [today.add({ months }).toString()]);
      const rows: { partition: string }[] = await manager.query(
        'SELECT content_fact_drop_partitions($1) AS partition',
        [retentionDays],
      );
      await this.forgetPeople(manager, today.subtract({ days: retentionDays }));
      return rows.map(({ partition }) => partition);
    });
    return dropped ?? [];
  }

  /** People who were not active since then are not identified. */
  private async forgetPeople(manager: EntityManager, first: Temporal.PlainDate): Promise<void> {
    await manager.query('DELETE FROM audience_part WHERE day < $1', [first.toString()]);
    await manager.query('DELETE FROM audience_day WHERE day < $1', [first.toString()]);
    await manager.query('UPDATE audience_person SET hash = NULL WHERE seen_on < $1 AND hash IS NOT NULL', [
      first.toString(),
    ]);
  }
}
