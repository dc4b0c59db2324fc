import { type FastifyRequest } from 'fastify';

const USER_AGENT_MAX = 256;
const CONTROL_CHARACTERS = /\p{Cc}/gu;

/** Where a request comes from. */
export interface Origin {
  userAgent: string;
  address: string;
}

/** Only what the columns take, whatever the headers say. As stored with a session and in the audit log. */
export function originOf({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): Origin {
  const userAgent = (headers['user-agent'] ?? '').replaceAll(CONTROL_CHARACTERS, ' ');
  return { userAgent: userAgent.slice(0, USER_AGENT_MAX), address: ip };
}
