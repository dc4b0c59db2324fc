import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { AppError } from '../../common/errors/app-error.js';
import { type ReadinessDto } from './health.dto.js';
import { HealthRepository } from './health.repository.js';

/** Timeout for the database check. */
export const DATABASE_LIMIT = { seconds: 1 } as const;

@Injectable()
export class HealthService implements OnModuleDestroy {
  private draining = false;

  constructor(private readonly schema: HealthRepository) {}

  onModuleDestroy(): void {
    this.draining = true;
  }

  /**
   * @throws AppError unavailable while draining, or if the database is down or lacks the newest migration.
   */
  async readiness(): Promise<ReadinessDto> {
    if (this.draining) throw new AppError('unavailable');
    const newest = this.schema.newestMigration();
    const applied = await within(DATABASE_LIMIT.seconds * 1_000, this.schema.appliedMigrations());
    if (newest === undefined || !applied.includes(newest)) throw new AppError('unavailable');
    return { state: 'ready', schemaVersion: newest };
  }
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new AppError('unavailable'));
  }, milliseconds);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
