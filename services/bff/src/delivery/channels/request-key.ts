import { type FastifyRequest } from 'fastify';
import { KEY_HEADER, KEY_PARAMETER } from './channels.constants.js';

const HEADER = KEY_HEADER.toLowerCase();

/** The key that a request carries. */
export function keyOf({ headers, query }: FastifyRequest): string | undefined {
  const given = headers[HEADER] ?? (query as Record<string, unknown>)[KEY_PARAMETER];
  return typeof given === 'string' ? given : undefined;
}
