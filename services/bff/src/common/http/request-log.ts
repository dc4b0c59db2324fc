import { type FastifyInstance } from 'fastify';
import { type PinoLogger } from 'nestjs-pino';
import { SUCCESS_CODE } from '../errors/error-codes.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** How the request was refused, if it was: the envelope's code and the level to log at. */
    outcome?: { code: number; log: 'info' | 'warn' | 'error' };
  }
}

/** One line per answered request. Addresses are logged as routes, without what stands in path or query. */
export function registerRequestLog(server: FastifyInstance, logger: PinoLogger): void {
  server.addHook('onResponse', (request, reply, done) => {
    const { code, log } = request.outcome ?? { code: SUCCESS_CODE, log: 'info' };
    logger[log](
      {
        reqId: request.id,
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
}
