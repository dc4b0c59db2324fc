import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AppError } from '../../common/errors/app-error.js';
import { type ReadinessDto } from './health.dto.js';

/** How long the database is waited for. */
export const DATABASE_LIMIT = { seconds: 1 } as const;

@Injectable()
export class HealthService implements OnModuleDestroy {
  private draining = false;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  onModuleDestroy(): void {
    this.draining = true;
  }

  /** @throws AppError unavailable while draining, or when the database or its schema is not there. */
  async readiness(): Promise<ReadinessDto> {
    if (this.draining) throw new AppError('unavailable');
    const newest = this.dataSource.migrations.at(-1)?.name;
    const applied = await within(DATABASE_LIMIT.seconds * 1_000, this.appliedMigrations());
    if (newest === undefined || !applied.includes(newest)) throw new AppError('unavailable');
    return { state: 'ready', schemaVersion: newest };
  }

  private async appliedMigrations(): Promise<string[]> {
    const rows: { name: string }[] = await this.dataSource.query('SELECT name FROM migrations');
    return rows.map(({ name }) => name);
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
