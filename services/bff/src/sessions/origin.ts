import { type FastifyRequest } from 'fastify';
import { type Origin } from './sessions.service.js';

const USER_AGENT_MAX = 256;

/** Where a request comes from, as it is kept with the session. */
export function originOf({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): Origin {
  return { userAgent: (headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX), address: ip };
}
