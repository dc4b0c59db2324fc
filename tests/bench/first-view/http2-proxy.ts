import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { promisify } from 'node:util';
import { makeTemporaryDirectory, removeDirectory } from '../../support/temporary-directory.ts';

const run = promisify(execFile);
/** What HTTP/2 does not have. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/** Runs a proxy that speaks HTTP/2 and TLS, as one in front of the product does, while the work is under way. */
export async function withHttp2<Result>(
  url: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const server = createSecureServer(await newCertificate(), (from, to) => {
    forward(url, from, to);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  try {
    return await work(`https://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
  }
}

function forward(url: string, from: Http2ServerRequest, to: Http2ServerResponse): void {
  const headers = Object.entries(from.headers).filter(([name]) => !name.startsWith(':'));
  const target = request(new URL(from.url, url), {
    method: from.method,
    headers: { ...Object.fromEntries(headers), host: new URL(url).host },
  });
  target.on('response', (answer) => {
    const kept = Object.entries(answer.headers).filter(([name]) => !OF_CONNECTION.has(name));
    to.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
    // A page that is left ends its streams.
    pipeline(answer, to, () => undefined);
  });
  pipeline(from, target, () => undefined);
}

async function newCertificate(): Promise<{ key: Buffer; cert: Buffer }> {
  const folder = await makeTemporaryDirectory();
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  await run('openssl', ['req', ...kind, '-subj', '/CN=localhost', '-keyout', key, '-out', cert]);
  const made = { key: await readFile(key), cert: await readFile(cert) };
  await removeDirectory(folder);
  return made;
}
