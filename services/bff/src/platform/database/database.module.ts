import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../../config/config.js';
import { boundedDataSourceOptions } from './bounded-data-source.js';
import { DemoClockService } from './demo-clock.service.js';
import { NotificationsService } from './notifications.service.js';

@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Config],
      useFactory: ({ database }: Config) => ({
        ...boundedDataSourceOptions(database.url, database.poolSize),
        retryAttempts: 0,
      }),
    }),
  ],
  providers: [NotificationsService, DemoClockService],
  exports: [NotificationsService],
})
export class DatabaseModule {}
