import { Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { Config } from '../../config/config.js';
import { boundedLine } from './bounded-line.js';
import { type Tracer } from '../tracing/tracer.js';
import { TracingModule } from '../tracing/tracing.module.js';
import { TracingService } from '../tracing/tracing.service.js';
import { logFile } from './log-file.js';
import { loggableError } from './loggable-error.js';

/**
 * Structured logs. The request log is our own (common/http/request-log.ts), so automatic logging in pino-http
 * is disabled.
 */
@Module({
  imports: [
    LoggerModule.forRootAsync({
      imports: [TracingModule],
      inject: [Config, TracingService],
      useFactory: ({ logLevel }: Config, { tracer }: TracingService) => ({
        forRoutes: [],
        pinoHttp: [
          {
            level: logLevel,
            autoLogging: false,
            // Otherwise pino would serialize the error first and pass all its fields to the serializer below.
            wrapSerializers: false,
            serializers: { err: loggableError },
            ...(tracer && { mixin: () => traceOf(tracer) }),
            hooks: { streamWrite: boundedLine },
          },
          logFile(),
        ],
      }),
    }),
  ],
})
export class LoggingModule {}

function traceOf(tracer: Tracer): object {
  const traceId = tracer.traceId();
  return traceId === undefined ? {} : { traceId };
}
