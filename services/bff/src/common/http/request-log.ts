import { type FastifyInstance } from 'fastify';
import { type PinoLogger } from 'nestjs-pino';
import { callersTrace } from './request-id.js';
import { SUCCESS_CODE } from '../errors/error-codes.js';
import { requestStep } from './request-step.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The envelope's code and the log level, if the request failed. */
    outcome?: { code: number; log: 'info' | 'warn' | 'error' };
    /** The trace that the request is a part of, if it is. */
    traceId?: string;
  }
}

/** Logs one line per request. Paths are logged as route patterns, without parameters or query. */
export const registerRequestLog = requestStep(
  { name: 'requestLog', after: [] },
  (server: FastifyInstance, logger: PinoLogger) => {
    server.addHook('onResponse', (request, reply, done) => {
      const { code, log } = request.outcome ?? { code: SUCCESS_CODE, log: 'info' };
      logger[log](
        {
          reqId: request.id,
          traceId: request.traceId ?? callersTrace(request.headers),
          method: request.method,
          route: request.routeOptions.url,
          status: reply.statusCode,
          code,
          durationMs: Math.round(reply.elapsedTime),
          accountId: request.principal?.accountId,
        },
        'request',
      );
      done();
    });
  },
);
