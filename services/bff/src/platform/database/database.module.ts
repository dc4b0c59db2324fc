import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { type DataSource, type DataSourceOptions } from 'typeorm';
import { Config } from '../../config/config.js';
import { boundedDataSourceOptions } from './bounded-data-source.js';
import { connectAtStart } from './connect-at-start.js';
import { type Entities } from './data-source-options.js';
import { explainConnection } from './explain-connection.js';
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
  static with(entities: Entities): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRootAsync({
          inject: [Config],
          useFactory: ({ database }: Config) => ({
            ...boundedDataSourceOptions(database, entities),
            retryAttempts: 0,
          }),
          dataSourceFactory: connect,
        }),
      ],
    };
  }
}

/** Migrations may have an address of their own, so this may be the first use of the other one. */
async function connect(options?: DataSourceOptions): Promise<DataSource> {
  if (options?.type !== 'postgres') throw new Error('The database is not PostgreSQL.');
  try {
    return await connectAtStart(options);
  } catch (error) {
    throw explainConnection('DATABASE_URL', options.url ?? '', error);
  }
}
