import { Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { Config } from '../../config/config.js';
import { boundedLine } from './bounded-line.js';
import { loggableError } from './loggable-error.js';

/** Structured logs. The line per request is ours (common/http/request-log.ts), so pino-http stays out of the way. */
@Module({
  imports: [
    LoggerModule.forRootAsync({
      inject: [Config],
      useFactory: ({ logLevel }: Config) => ({
        forRoutes: [],
        pinoHttp: {
          level: logLevel,
          autoLogging: false,
          // Else the serializer below would be given what pino has made of the error, with all its members.
          wrapSerializers: false,
          serializers: { err: loggableError },
          hooks: { streamWrite: boundedLine },
        },
      }),
    }),
  ],
})
export class LoggingModule {}
