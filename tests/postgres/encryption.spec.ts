import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { freePort } from '../support/free-port.ts';
import { BffProcess, PROGRAM } from './bff-process.ts';
import { EncryptedServer } from './encrypted-server.ts';
import { expect, query, test } from './postgres-test.ts';

const HOST = 'localhost';
const ADMINISTRATOR = { username: 'admin', password: 'Lotus-Pond-7' };

// One server for all of them.
test.describe.configure({ mode: 'default' });

let server: EncryptedServer;
test.beforeAll(async () => {
  server = await EncryptedServer.start(HOST);
});
test.afterAll(async () => {
  await server.remove();
});

const environment = (address: string, authority?: string) => ({
  DATABASE_URL: address,
  ...(authority !== undefined && { PGSSLROOTCERT: authority }),
  JWT_SECRET: 'shared by the processes of this test only',
  SALA_SEED: 'base',
  SALA_FIRST_ADMIN_LOGIN: ADMINISTRATOR.username,
  SALA_FIRST_ADMIN_PASSWORD: ADMINISTRATOR.password,
  SALA_STUDIO_FEED: 'off',
});

/** What the command prints until it ends. */
async function sala(command: 'serve' | 'doctor', variables: NodeJS.ProcessEnv): Promise<string> {
  const env = { PATH: process.env.PATH, ...variables, PORT: '0' };
  const child = spawn(process.execPath, [PROGRAM, command], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [printed] = await Promise.all([
    Promise.all([text(child.stdout), text(child.stderr)]),
    once(child, 'exit'),
  ]);
  return printed.join('');
}

test('every connection is encrypted, and the certificate of the server is verified', async () => {
  const address = server.url(HOST, 'sslmode=verify-full');
  const variables = { ...environment(address, server.authority), DATABASE_LISTEN_URL: `${address}&x=1` };
  const bff = await BffProcess.start({ ...variables, PORT: String(await freePort()) });
  try {
    const body = JSON.stringify(ADMINISTRATOR);
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${bff.url}/api/user/login`, { method: 'POST', headers, body });
    expect(await answer.json()).toMatchObject({ code: 20000 });
    const connections = `SELECT application_name AS name, ssl FROM pg_stat_activity JOIN pg_stat_ssl USING (pid)
                          WHERE application_name LIKE 'sala-%'`;
    const rows = await query(server.administration, connections);
    expect(rows).toContainEqual({ name: 'sala-bff', ssl: true });
    expect(rows).toContainEqual({ name: 'sala-bff-listener', ssl: true });
    expect(rows).not.toContainEqual(expect.objectContaining({ ssl: false }));
    expect(await sala('doctor', variables)).toMatch(
      /ok +encryption +DATABASE_URL: the connection is encrypted with TLSv1\.3, and the certificate is verified\./,
    );
  } finally {
    await bff.stop();
  }
});

test('`require` encrypts as it does for libpq, and the doctor says what it leaves open', async () => {
  const found = await sala('doctor', environment(server.url(HOST, 'sslmode=require')));
  expect(found).toMatch(/warn +encryption +DATABASE_URL: .* TLSv1\.3, but the certificate is not verified\./);
});

for (const [what, address, isKnown, message] of [
  [
    'of an unknown authority',
    () => server.url(HOST, 'sslmode=verify-full'),
    false,
    /not known here; name the/,
  ],
  [
    'for another host',
    () => server.url('127.0.0.1', 'sslmode=verify-full'),
    true,
    /for another host name; use/,
  ],
  [
    'that nobody asks for',
    () => server.url(HOST),
    false,
    /only encrypted connections; add \?sslmode=verify-full/,
  ],
] as const) {
  test(`a certificate ${what} stops the start with one sentence`, async () => {
    const printed = await sala('serve', environment(address(), isKnown ? server.authority : undefined));
    expect(printed).toMatch(message);
    expect(printed).not.toContain('    at ');
  });
}
