import { type FastifyInstance } from 'fastify';
import { isPlain } from '../../common/http/addresses.constants.js';
import { RATE_LIMIT_FIELDS } from '../../common/http/rate-limit-fields.js';
import { KEY_HEADER, PREFLIGHT_SECONDS } from './channels.constants.js';
import { requestStep } from '../../common/http/request-step.js';

const READABLE = `ETag, ${RATE_LIMIT_FIELDS}, Retry-After, X-Request-Id`;
/** The sites that may read an answer, and the limit that it tells, are those of a channel. */
const DEPENDS_ON = `Origin, ${KEY_HEADER}`;

/**
 * Lets pages of other sites read what the delivery and the collector answer. Whose answer it is, the guard decides by the key: a page
 * of another site is refused, and can read why. Comes before the route is judged, because a preflight has none.
 */
export const registerCrossOrigin = requestStep(
  { name: 'crossOrigin', after: ['securityHeaders'] },
  (server: FastifyInstance) => {
    server.addHook('onRequest', (request, reply, done) => {
      if (!isPlain(request.url)) {
        done();
        return;
      }
      void reply.headers({ vary: DEPENDS_ON, 'cross-origin-resource-policy': 'cross-origin' });
      const { origin } = request.headers;
      if (origin !== undefined)
        void reply.headers({
          'access-control-allow-origin': origin,
          'access-control-expose-headers': READABLE,
        });
      if (origin === undefined || request.method !== 'OPTIONS') {
        done();
        return;
      }
      void reply
        .status(204)
        .headers({
          'access-control-allow-methods': 'GET, HEAD, POST',
          'access-control-allow-headers': `${KEY_HEADER}, Content-Type, If-None-Match, X-Request-Id`,
          'access-control-max-age': PREFLIGHT_SECONDS,
        })
        .send();
    });
  },
);
