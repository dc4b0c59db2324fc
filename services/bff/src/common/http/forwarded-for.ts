import { isIP } from 'node:net';
import { type FastifyInstance } from 'fastify';
import { plainAddress } from './network.js';
import { requestStep } from './request-step.js';

const HEADER = 'x-forwarded-for';
/** `1.2.3.4:80`, `[2001:db8::1]:80` and `[2001:db8::1]`: some proxies name the port too. */
const WITH_PORT = /^(?:(?<v4>[\d.]+):(?<v4Port>\d{1,5})|\[(?<v6>[\da-f:.]+)\](?::(?<v6Port>\d{1,5}))?)$/i;
const LAST_PORT = 65_535;

/**
 * Reduces X-Forwarded-For to the address of the caller, before anything reads it: `request.ip` is stored, counted
 * and logged. Proxies append, so the entries are read from the end. Where one is no address, whoever is farther away is
 * unknown too, and the caller is the last one who is known: the proxy that passed it on.
 */
export const registerForwardedFor = requestStep(
  { name: 'forwardedFor', after: [] },
  (server: FastifyInstance) => {
    server.addHook('onRequest', (request, _reply, done) => {
      const { headers } = request.raw;
      const given = headers[HEADER];
      if (given !== undefined) headers[HEADER] = knownAddresses(String(given)).join(', ');
      // Fastify finds it anew each time.
      const { ip } = request;
      const plain = plainAddress(ip);
      if (plain !== ip) Object.defineProperty(request, 'ip', { value: plain });
      done();
    });
  },
);

export function knownAddresses(header: string): string[] {
  // An empty entry is none, as in every list of HTTP.
  const addresses = header
    .split(',')
    .filter((entry) => entry.trim() !== '')
    .map(addressIn);
  const known: string[] = [];
  for (const address of addresses.toReversed()) {
    if (address === undefined) break;
    known.unshift(address);
  }
  return known;
}

/** Undefined: no address, such as `unknown`, or one with a zone, which only the machine of its network understands. */
function addressIn(entry: string): string | undefined {
  const text = entry.trim();
  if (isIP(text) !== 0) return text.includes('%') ? undefined : text;
  const { v4, v4Port, v6, v6Port } = WITH_PORT.exec(text)?.groups ?? {};
  if (Number(v4Port ?? v6Port ?? 0) > LAST_PORT) return undefined;
  if (v4 !== undefined && isIP(v4) === 4) return v4;
  return v6 !== undefined && isIP(v6) === 6 ? v6 : undefined;
}
