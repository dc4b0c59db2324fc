import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { type Config } from '../../config/config.js';
import { boundedDataSourceOptions } from './bounded-data-source.js';
import { connectAtStart } from './connect-at-start.js';
import { type Entities } from './data-source-options.js';
import { NotificationsService } from './notifications.service.js';
import { PoolMetricsService } from './pool-metrics.service.js';
import { PoolerLimitsService } from './pooler-limits.service.js';
import { Reads } from './reads.js';
import { Statements } from './statements/statements.js';

@Global()
@Module({
  providers: [NotificationsService, PoolMetricsService, PoolerLimitsService, Reads, Statements],
  exports: [NotificationsService, Reads, Statements],
})
export class DatabaseModule {
  static with(entities: Entities, { database }: Config): DynamicModule {
    // Migrations may have an address of their own, so this may be the first use of the other one.
    const needed = { url: database.url, variable: 'DATABASE_URL', waitSeconds: database.waitSeconds };
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRootAsync({
          useFactory: () => ({ ...boundedDataSourceOptions(database, entities), retryAttempts: 0 }),
          dataSourceFactory: (options) => {
            if (options === undefined) throw new Error('There are no options for the database.');
            return connectAtStart(options, needed);
          },
        }),
      ],
    };
  }
}
