import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type pg from 'pg';
import { DataSource } from 'typeorm';
import { type PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { MetricsService } from '../../common/metrics/metrics.service.js';
import { Config } from '../../config/config.js';

/** How much of the connection pool is in use. */
@Injectable()
export class PoolMetricsService {
  constructor(@InjectDataSource() dataSource: DataSource, { database }: Config, metrics: MetricsService) {
    const pool = () => (dataSource.driver as PostgresDriver).master as pg.Pool;
    metrics
      .gauge({
        name: 'sala_db_pool_size',
        help: 'The most connections that the pool may open (DATABASE_POOL_SIZE).',
      })
      .set(database.poolSize);
    metrics.gauge({
      name: 'sala_db_pool_connections',
      help: 'Open connections of the pool, in use or idle.',
      labelNames: ['state'],
      collect() {
        const { totalCount, idleCount } = pool();
        this.set({ state: 'idle' }, idleCount);
        this.set({ state: 'used' }, totalCount - idleCount);
      },
    });
    metrics.gauge({
      name: 'sala_db_pool_waiting',
      help: 'Requests that wait for a connection of the pool.',
      collect() {
        this.set(pool().waitingCount);
      },
    });
  }
}
