import { type IncomingMessage } from 'node:http';
import { type FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.js';
import { REQUEST_ID_HEADER } from './request-id.js';
import { requestStep } from './request-step.js';

/** The one expectation that HTTP knows, which Node meets by itself. */
const CONTINUE = /^100-continue$/i;

/**
 * Judges route, method and what every request must have before anything else, so before Fastify looks at the body of an
 * unknown method. Comes behind the security headers, which a refusal has too.
 */
export const registerRequestRules = requestStep(
  { name: 'requestRules', after: ['securityHeaders', 'webOrigins', 'crossOrigin'] },
  (server: FastifyInstance) => {
    server.addHook('onRequest', (request, reply, done) => {
      void reply.header(REQUEST_ID_HEADER, request.id);
      done(request.is404 ? new AppError('routeUnknown') : refusalOf(request.raw));
    });
    // Node would refuse it itself, without an envelope.
    server.server.on('checkExpectation', (request, response) =>
      server.server.emit('request', request, response),
    );
  },
);

function refusalOf({ headers, rawHeaders, httpVersion }: IncomingMessage): AppError | undefined {
  // Node keeps the first of two.
  const hosts = countOf('host', rawHeaders);
  if (hosts > 1) return brokenHeader('Host', 'once');
  // Node's own rule, which would answer without an envelope.
  if (hosts === 0 && httpVersion === '1.1') return brokenHeader('Host', 'required');
  return headers.expect === undefined || CONTINUE.test(headers.expect)
    ? undefined
    : new AppError('expectationUnknown');
}

/** Names and values in turn. */
function countOf(header: string, rawHeaders: string[]): number {
  let found = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === header.length && name.toLowerCase() === header) found += 1;
  }
  return found;
}

function brokenHeader(field: string, rule: 'once' | 'required'): AppError {
  return new AppError('contractBroken', {}, [{ field, rule, params: {} }]);
}
