import { FastifyAdapter } from '@nestjs/platform-fastify';
import { AppError } from '../errors/app-error.js';
import { REQUEST_ID_HEADER, requestIdOf } from './request-id.js';

/** In bytes, SI: the contract says 100 kB. */
const BODY_LIMIT = 100_000;
const REQUEST_TIMEOUT_MS = 30_000;

export function createServer(trustedProxies: number): FastifyAdapter {
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    genReqId: requestIdOf,
    trustProxy: (_address, hop) => hop < trustedProxies,
    forceCloseConnections: 'idle',
  });
  adapter.getInstance().addHook('onRequest', (request, reply, done) => {
    void reply.header(REQUEST_ID_HEADER, request.id);
    // Route and method are judged before anything else, so before Fastify looks at the body of an unknown method.
    done(request.is404 ? new AppError('routeUnknown') : undefined);
  });
  return adapter;
}
