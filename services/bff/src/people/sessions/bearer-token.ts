import { type FastifyRequest } from 'fastify';

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** The token of a request, undefined where there is none or nothing that could be one. */
export function bearerTokenOf({ headers }: FastifyRequest): string | undefined {
  return BEARER.exec(headers.authorization ?? '')?.[1];
}
