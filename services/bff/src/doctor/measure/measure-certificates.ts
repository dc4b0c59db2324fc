import { once } from 'node:events';
import { isIP } from 'node:net';
import { connect, TLSSocket } from 'node:tls';
import { type CertificateMeasurement } from '../../common/examination/measurement.js';
import { type Config } from '../../config/config.js';
import { connected } from '../database-client.js';

const TIMEOUT_MS = 5_000;
const PORTS: Record<string, string> = {
  'https:': '443',
  'http:': '80',
  'postgres:': '5432',
  'postgresql:': '5432',
};

/** The certificates that people and this process meet: of the public address, whoever ends TLS there, and of the database. */
export async function measureCertificates({
  publicUrl,
  database,
}: Config): Promise<CertificateMeasurement[]> {
  return await Promise.all([ofPublicAddress(new URL(publicUrl)), ofDatabase(database.url)]);
}

async function ofPublicAddress(url: URL): Promise<CertificateMeasurement> {
  const found = { owner: 'publicAddress', address: addressOf(url) } as const;
  if (url.protocol !== 'https:') return { ...found, certificate: null, isReached: true };
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  // What is not trusted is looked at all the same, and nothing is sent.
  const socket = connect({
    host,
    port: Number(url.port || 443),
    ...(isIP(host) === 0 && { servername: host }),
    rejectUnauthorized: false,
  });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { ...found, certificate: certificateOf(socket), isReached: true };
  } catch {
    return { ...found, certificate: null, isReached: false };
  } finally {
    // It may fail after its time, too.
    socket.on('error', () => undefined).destroy();
  }
}

async function ofDatabase(address: string): Promise<CertificateMeasurement> {
  const found = { owner: 'database', address: addressOf(new URL(address)) } as const;
  try {
    return await connected(address, ({ connection: { stream } }) => {
      const certificate = stream instanceof TLSSocket ? certificateOf(stream) : null;
      return Promise.resolve({ ...found, certificate, isReached: true });
    });
  } catch {
    return { ...found, certificate: null, isReached: false };
  }
}

function certificateOf(socket: TLSSocket): CertificateMeasurement['certificate'] {
  const { subject, issuer, valid_to: validTo } = socket.getPeerCertificate();
  const nameOf = (name: { CN?: string | string[]; O?: string | string[] } | undefined) =>
    [name?.CN ?? name?.O ?? []].flat().join(', ');
  return {
    subject: nameOf(subject),
    issuer: nameOf(issuer),
    validUntil: new Date(validTo).toISOString(),
    isTrusted: socket.authorized,
  };
}

/** Without the name and the password of an address of the database. */
function addressOf({ hostname, port, protocol }: URL): string {
  return hostname === '' ? 'localhost' : `${hostname}:${port || (PORTS[protocol] ?? '')}`;
}
