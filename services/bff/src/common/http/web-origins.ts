import { type FastifyInstance } from 'fastify';
import { SERVED_PREFIXES } from './addresses.constants.js';
import { RATE_LIMIT_FIELDS } from './rate-limit-fields.js';
import { requestStep } from './request-step.js';

const API = `${SERVED_PREFIXES.api}/`;
const PREFLIGHT_SECONDS = 7_200;

/** What a client of the API sends; the last four are of the tus protocol, in which videos are sent. */
const ALLOWED_HEADERS = [
  'Authorization, Content-Type, Idempotency-Key, Accept-Language, If-Match, If-None-Match, Last-Event-ID, Prefer',
  'X-Request-Id, Tus-Resumable, Upload-Length, Upload-Metadata, Upload-Offset',
].join(', ');
const EXPOSED_HEADERS = [
  'X-Request-Id, Retry-After, ETag, Content-Disposition, Last-Event-ID, Location',
  'Tus-Resumable, Upload-Length, Upload-Offset',
  RATE_LIMIT_FIELDS,
].join(', ');

/**
 * Lets pages of the named origins call the API and show its files. Without credentials, because sessions are bearer tokens and
 * not cookies. Comes before the route is judged: a preflight has none. Any other origin is answered as if there were no CORS.
 */
export const registerWebOrigins = requestStep(
  { name: 'webOrigins', after: ['securityHeaders'] },
  (server: FastifyInstance, origins: readonly string[]) => {
    if (origins.length === 0) return;
    const admitted = new Set(origins);
    server.addHook('onRequest', (request, reply, done) => {
      if (!request.url.startsWith(API)) {
        done();
        return;
      }
      // Pictures are requested without an origin, so this cannot depend on it.
      void reply.headers({ vary: 'Origin', 'cross-origin-resource-policy': 'cross-origin' });
      const { origin } = request.headers;
      if (origin === undefined || !admitted.has(origin)) {
        done();
        return;
      }
      void reply.headers({
        'access-control-allow-origin': origin,
        'access-control-expose-headers': EXPOSED_HEADERS,
      });
      if (request.method !== 'OPTIONS') {
        done();
        return;
      }
      void reply
        .status(204)
        .headers({
          'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
          'access-control-allow-headers': ALLOWED_HEADERS,
          'access-control-max-age': PREFLIGHT_SECONDS,
        })
        .send();
    });
  },
);
