import { Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { Config } from '../../config/config.js';

/** Structured logs. The line per request is ours (common/http/request-log.ts), so pino-http stays out of the way. */
@Module({
  imports: [
    LoggerModule.forRootAsync({
      inject: [Config],
      useFactory: ({ logLevel }: Config) => ({
        forRoutes: [],
        pinoHttp: { level: logLevel, autoLogging: false },
      }),
    }),
  ],
})
export class LoggingModule {}
