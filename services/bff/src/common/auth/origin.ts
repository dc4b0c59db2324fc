import { type FastifyRequest } from 'fastify';

const USER_AGENT_MAX = 256;

/** Where a request comes from. */
export interface Origin {
  userAgent: string;
  address: string;
}

/** As stored with a session and in the audit log. */
export function originOf({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): Origin {
  return { userAgent: (headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX), address: ip };
}
