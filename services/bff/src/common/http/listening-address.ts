import { once } from 'node:events';
import { createServer } from 'node:net';

/** Every address of this machine, of IPv6 and of IPv4. */
const EVERY_ADDRESS = '::';
const EVERY_IPV4_ADDRESS = '0.0.0.0';
/** What the system says where IPv6 is off. */
const NO_IPV6 = new Set<unknown>(['EAFNOSUPPORT', 'EADDRNOTAVAIL']);

/** The address to listen on: where IPv6 is off, `::` means every address of IPv4. Others are as they are. */
export async function listeningAddress(host: string, listen = tryToListen): Promise<string> {
  if (host !== EVERY_ADDRESS) return host;
  try {
    await listen(host);
    return host;
  } catch (error) {
    const isOff = error instanceof Error && 'code' in error && NO_IPV6.has(error.code);
    // Whatever else is wrong, the server itself says when it listens.
    return isOff ? EVERY_IPV4_ADDRESS : host;
  }
}

async function tryToListen(host: string): Promise<void> {
  const server = createServer().listen(0, host);
  try {
    await once(server, 'listening');
  } finally {
    server.close();
  }
}
