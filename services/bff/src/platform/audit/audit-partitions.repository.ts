import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { exclusively } from '../database/exclusively.js';
import { MAINTENANCE_LOCK } from './audit.constants.js';

/**
 * The monthly partitions of the audit log. Database functions do the work, because the application has no
 * rights to alter the tables.
 */
@Injectable()
export class AuditPartitionsRepository {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  /** Runs the work in a transaction. Returns undefined without running it if another replica is doing so. */
  async exclusively<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result | undefined> {
    return await exclusively(this.manager, MAINTENANCE_LOCK, work);
  }

  /** Adds missing partitions for the current month and the given number of months ahead. */
  async add(manager: EntityManager, monthsAhead: number): Promise<void> {
    await manager.query('SELECT audit_add_partitions($1)', [monthsAhead]);
  }

  /** Drops the months that ended more than `retentionDays` ago and returns the names of their partitions. */
  async drop(manager: EntityManager, retentionDays: number): Promise<string[]> {
    const rows: { partition: string }[] = await manager.query(
      'SELECT audit_drop_partitions($1) AS partition',
      [retentionDays],
    );
    return rows.map(({ partition }) => partition);
  }
}
