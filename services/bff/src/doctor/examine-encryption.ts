import { TLSSocket } from 'node:tls';
import { type Config } from '../config/config.js';
import { onDatabase } from './database-client.js';
import { type Finding, ok, warn } from './finding.js';
import { isNear } from './near-hosts.js';

const SUBJECT = 'encryption';

/** Whether somebody between could read, or pose as the database: for each address of its own. */
export async function examineEncryption({ database }: Config): Promise<Finding[]> {
  const addresses = new Map([
    [database.migrations.url, database.migrations.variable],
    [database.listenUrl, 'DATABASE_LISTEN_URL'],
    [database.readUrl ?? database.url, 'DATABASE_READ_URL'],
    [database.url, 'DATABASE_URL'],
  ]);
  const findings = await Promise.all(
    [...addresses].map(([url, variable]) =>
      onDatabase({ subject: SUBJECT, url, variable }, (client) =>
        Promise.resolve([assess(variable, new URL(url).hostname, client.connection.stream)]),
      ),
    ),
  );
  return findings.flat();
}

function assess(variable: string, host: string, stream: unknown): Finding {
  if (!(stream instanceof TLSSocket)) {
    const detail = `${variable}: the connection to ${host} is not encrypted.`;
    if (isNear(host)) return ok(SUBJECT, detail);
    const advice = `Add ?sslmode=verify-full to ${variable}, unless nobody else is on the network between.`;
    return warn(SUBJECT, detail, advice);
  }
  const detail = `${variable}: the connection is encrypted with ${stream.getProtocol() ?? 'TLS'}`;
  if (stream.authorized) return ok(SUBJECT, `${detail}, and the certificate is verified.`);
  const advice = `Use sslmode=verify-full in ${variable}: somebody between could pose as the database.`;
  return warn(SUBJECT, `${detail}, but the certificate is not verified.`, advice);
}
