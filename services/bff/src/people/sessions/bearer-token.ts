import { type FastifyRequest } from 'fastify';

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+|sala_pat_\w+)$/i;

/** The bearer token of a request; undefined if it is missing or malformed. */
export function bearerTokenOf({ headers }: FastifyRequest): string | undefined {
  return BEARER.exec(headers.authorization ?? '')?.[1];
}
