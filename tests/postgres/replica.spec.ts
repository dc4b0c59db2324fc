import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { startPostgres, type Postgres } from '@sala/postgres';
import { makeTemporaryDirectory, removeDirectory } from '../support/temporary-directory.ts';
import { BffProcess } from './bff-process.ts';
import { expect, test } from './postgres-test.ts';
import { StreamingReplica } from './replica.ts';

const DELAY_MS = 5_000;
/** The doctor gives up a connection of a busy machine after 1.5 s. */
const PATIENT = { timeout: 30_000 };
const ADMINISTRATOR = { username: 'admin', password: 'Lotus-Pond-7' };
const DRAFT = { contentType: 'img', filterType: 'rules', status: 'online' };

let directory: string;
let primary: Postgres;
let replica: StreamingReplica;
let processes: BffProcess[];
let token: string;
let environment: NodeJS.ProcessEnv;

test.beforeAll(async () => {
  directory = await makeTemporaryDirectory();
  primary = await startPostgres({ dataDir: directory });
  replica = await StreamingReplica.of({ url: primary.url, dataDir: directory });
  environment = {
    DATABASE_URL: primary.url,
    DATABASE_READ_URL: replica.url,
    JWT_SECRET: 'shared by the processes of this test only',
    SALA_SEED: 'base',
    SALA_FIRST_ADMIN_LOGIN: ADMINISTRATOR.username,
    SALA_FIRST_ADMIN_PASSWORD: ADMINISTRATOR.password,
    SALA_STUDIO_FEED: 'off',
    LOG_LEVEL: 'info',
  };
  const ports = await Promise.all([freePort(), freePort()]);
  processes = await Promise.all(
    ports.map((port) => BffProcess.start({ ...environment, PORT: String(port) })),
  );
  ({ token } = await call<{ token: string }>(0, 'POST', '/api/user/login', ADMINISTRATOR));
});
test.afterAll(async () => {
  await Promise.all(processes.map((process) => process.stop()));
  await replica.remove();
  await primary.stop();
  await removeDirectory(directory);
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function call<Data>(at: number, method: string, path: string, body?: object): Promise<Data> {
  const response = await fetch(`${processes[at]?.url}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(path !== '/api/user/login' && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: Data }).data;
}

const list = async (at: number, name: string) =>
  (await call<{ total: number }>(at, 'GET', `/api/list/policy?name=${name}`)).total;

/** What `sala doctor` finds of the replica. */
const doctor = async () =>
  (await BffProcess.doctor(environment)).find(({ subject }) => subject === 'read replica');

/** Asks both processes for lists until the replica has answered one. */
const expectReplicaToAnswer = async () => {
  const start = new Date();
  await expect
    .poll(
      async () => {
        await Promise.all([list(0, 'Robot'), list(1, 'Robot')]);
        return await replica.hasListedSince(start).catch(() => false);
      },
      { timeout: 30_000 },
    )
    .toBe(true);
};

/** What one process has written, the other one lists at once. */
const expectOwnWritesToBeRead = async (name: string) => {
  for (let written = 1; written <= 6; written++) {
    await call(written % 2, 'POST', '/api/policies', { ...DRAFT, name: `${name} ${written}` });
    expect(await list((written + 1) % 2, name)).toBe(written);
    expect(await list(written % 2, name)).toBe(written);
  }
};

test('a replica answers for the primary, and nobody misses what was written before', async () => {
  test.setTimeout(180_000);
  await test.step('it streams: lists are read from it, with all that was written', async () => {
    await expectReplicaToAnswer();
    await expectOwnWritesToBeRead('Streamed');
  });
  await test.step('it applies commits late: the primary answers, until it has caught up', async () => {
    await replica.delay(DELAY_MS);
    await expectOwnWritesToBeRead('Delayed');
    await expect.poll(doctor, PATIENT).toMatchObject({
      outcome: 'warn',
      detail: expect.stringMatching(/^The replica is more than 60 ms and \d+ \w+ of the log behind/),
      advice: expect.stringContaining('The primary answers all reads meanwhile.'),
    });
    // Each process looks for itself.
    await expect
      .poll(() => processes.map(({ output }) => output.includes('the replica is left out')))
      .toEqual([true, true]);
    await replica.delay(0);
    await expectReplicaToAnswer();
  });
  await test.step('its replay is paused: the doctor says how it goes on', async () => {
    await replica.pause();
    await expectOwnWritesToBeRead('Paused');
    await expect.poll(doctor, PATIENT).toMatchObject({
      outcome: 'warn',
      advice: 'Its replay is paused: SELECT pg_wal_replay_resume() on it.',
    });
    // A connection that is kept could be one to a replica that was promoted meanwhile, and stays behind forever.
    await expect.poll(() => replica.readers(), PATIENT).toBe(0);
    await replica.resume();
    await expectReplicaToAnswer();
    await expect.poll(doctor, PATIENT).toMatchObject({ outcome: 'ok' });
  });
  await test.step('it crashes: the primary answers, until it is back', async () => {
    await replica.crash();
    await expectOwnWritesToBeRead('Crashed');
    await expectReplicaToAnswer();
  });
});
