import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { AppError } from '../../common/errors/app-error.js';
import { isPlain } from '../../common/http/addresses.constants.js';
import { type ChannelKeysService } from './channel-keys.service.js';
import { KEY_HEADER, PREFLIGHT_SECONDS } from './channels.constants.js';
import { keyOf } from './request-key.js';

/**
 * Lets the pages of a channel read the answers of the delivery, send events, and nothing else. Comes before the route is judged: a preflight
 * has none.
 */
export function registerCrossOrigin(server: FastifyInstance, keys: ChannelKeysService): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (!isPlain(request.url)) {
      done();
      return;
    }
    void reply.headers({ vary: 'Origin', 'cross-origin-resource-policy': 'cross-origin' });
    answer(keys, request, reply).then((isAnswered) => {
      if (!isAnswered) done();
    }, done);
  });
}

/** @returns whether there is nothing more to do, because it was a preflight */
async function answer(
  keys: ChannelKeysService,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const { origin } = request.headers;
  if (origin === undefined) return false;
  const isAdmitted = await keys.admitsOrigin({ key: keyOf(request), origin });
  if (isAdmitted)
    void reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'ETag, Retry-After, X-Request-Id',
    });
  if (request.method !== 'OPTIONS') return false;
  if (!isAdmitted) throw new AppError('originRefused');
  await reply
    .status(204)
    .headers({
      'access-control-allow-methods': 'GET, HEAD, POST',
      'access-control-allow-headers': `${KEY_HEADER}, Content-Type, If-None-Match`,
      'access-control-max-age': PREFLIGHT_SECONDS,
    })
    .send();
  return true;
}
