import { Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { Config } from '../../config/config.js';
import { boundedLine } from './bounded-line.js';
import { loggableError } from './loggable-error.js';

/**
 * Structured logs. The request log is our own (common/http/request-log.ts), so automatic logging in pino-http
 * is disabled.
 */
@Module({
  imports: [
    LoggerModule.forRootAsync({
      inject: [Config],
      useFactory: ({ logLevel }: Config) => ({
        forRoutes: [],
        pinoHttp: {
          level: logLevel,
          autoLogging: false,
          // Otherwise pino would serialize the error first and pass all its fields to the serializer below.
          wrapSerializers: false,
          serializers: { err: loggableError },
          hooks: { streamWrite: boundedLine },
        },
      }),
    }),
  ],
})
export class LoggingModule {}
