import { isIP } from 'node:net';
import { z } from 'zod';
// Scripts read this file without compiling it, so its imports end as the sources do.
import { integer } from './variable-kinds.ts';

const EXAMPLE = 'must be an address like nats://user:password@nats:4222, or several, separated by commas';

/** `nats` is not encrypted, `tls` is. All servers belong to one cluster, so they are reached in the same way. */
const servers = z
  .string()
  .transform((text) => text.split(',').map((entry) => entry.trim()))
  .pipe(z.array(z.url({ protocol: /^(nats|tls)$/, error: EXAMPLE })).min(1))
  .refine((urls) => new Set(urls.map((url) => new URL(url).protocol)).size === 1, EXAMPLE)
  // Its client compares the certificate with a name only.
  .refine(
    (urls) => !urls.some(isEncryptedAddress),
    'must name servers with tls:// by name, not by IP address',
  );

function isEncryptedAddress(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'tls:' && isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
}

export const events = {
  SALA_EVENTS_URL: servers
    .optional()
    .describe(
      'NATS servers with JetStream that take the events of channels until they are counted: `nats://user:password@nats:4222`, or ' +
        '`tls://`, several separated by commas; one name without a password is a token. Without it, the database takes them ' +
        '(see [Events through NATS](operations/scaling.md#events-through-nats)).',
    ),
  SALA_EVENTS_CREDENTIALS: z
    .string()
    .includes('BEGIN NATS USER JWT', { error: 'must be the content of a credentials file of NATS' })
    .optional()
    .describe('What a credentials file of NATS holds, instead of a user or a token in the address.'),
  SALA_EVENTS_STREAM: z
    .string()
    .regex(/^[A-Za-z][\w-]{0,63}$/, 'must have letters, digits, - and _ only, at most 64')
    .default('SALA_EVENTS')
    .describe(
      'The stream of this deployment. It is created if it is not there. Two deployments must not share one.',
    ),
  SALA_EVENTS_REPLICAS: integer(1, 5)
    .default(1)
    .describe('How many servers keep a copy of the stream, where Sala creates it: 3 in a cluster of three.'),
  SALA_EVENTS_MB: integer(10, 1_000_000)
    .default(1_024)
    .describe(
      'How many MB may wait in the stream, where Sala creates it. While it is full, events are refused.',
    ),
};
