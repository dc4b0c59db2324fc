import { type FastifyAdapter } from '@nestjs/platform-fastify';
import { answerBadAddress, answerClientError, refuseTunnel } from './client-errors.js';
import { EnvelopeAdapter } from './envelope.adapter.js';
import { requestIdOf } from './request-id.js';
import { BODY_LIMIT } from '../limits/size-limits.constants.js';

/** Until headers and body have arrived: enough for 10 MB at 1.4 Mbit/s. */
const REQUEST_TIMEOUT_MS = 60_000;
/** Must be shorter than the request timeout, or Node swaps the two. Its default is longer. */
const HEADERS_TIMEOUT_MS = 10_000;
/** Interval of the check for timed-out requests. Node's default is 30 s. */
const TIMEOUT_CHECK_MS = 1_000;

export function createServer(trustedProxies: number): FastifyAdapter {
  const adapter = new EnvelopeAdapter({
    bodyLimit: BODY_LIMIT.bytes,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_MS,
      // Judged by request-rules.ts, in an envelope.
      requireHostHeader: false,
    },
    clientErrorHandler: answerClientError,
    frameworkErrors: answerBadAddress,
    genReqId: requestIdOf,
    trustProxy: (_address, hop) => hop < trustedProxies,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  });
  adapter.getInstance().server.on('connect', refuseTunnel);
  return adapter;
}
