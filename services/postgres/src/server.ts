import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import type { Cluster } from './cluster.ts';
import type { Programs } from './programs.ts';
import { chownToServer } from './server-user.ts';
import { StartupError } from './startup-error.ts';

/** `test` trades the safety of the data for speed. */
export type Durability = 'safe' | 'test';

/** For pg_ctl. Recovery after a crash can take a while, and to stop, everything is written to disk. */
const START_TIMEOUT_S = 60;
const STOP_TIMEOUT_S = 30;

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  /** Taken only as it is used. A million policies and the indexes of one search fit. */
  shared_buffers: '256MB',
  password_encryption: 'scram-sha-256',
};
const TEST_SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' };

/** Returns when the server answers. The server runs until {@link stopServer}, even if this process is killed. */
export async function startServer(
  cluster: Cluster,
  programs: Programs,
  {
    port,
    durability,
    onStarting,
  }: { port: number; durability: Durability; onStarting?: (() => void) | undefined },
): Promise<void> {
  await writeFile(cluster.log, '');
  await chownToServer(cluster.log);
  const settings = { port, ...SETTINGS, ...(durability === 'test' ? TEST_SETTINGS : {}) };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  try {
    const started = programs.run('pg_ctl', [
      'start',
      '--silent',
      '--wait',
      `--timeout=${START_TIMEOUT_S}`,
      `--pgdata=${cluster.data}`,
      `--log=${cluster.log}`,
      `--options=${options.join(' ')}`,
    ]);
    onStarting?.();
    await started;
  } catch (error) {
    throw new StartupError(
      `PostgreSQL did not start: ${await reasonOf(error, cluster)} (see ${cluster.log}).`,
    );
  }
}

/** `fast` ends sessions and writes everything to disk. `immediate` is for a server that does not respond. */
export async function stopServer(
  cluster: Cluster,
  programs: Programs,
  mode: 'fast' | 'immediate',
): Promise<void> {
  await programs.run('pg_ctl', [
    'stop',
    '--silent',
    '--wait',
    `--timeout=${STOP_TIMEOUT_S}`,
    `--pgdata=${cluster.data}`,
    `--mode=${mode}`,
  ]);
}

/** The last FATAL line of the server's log, or the error of pg_ctl. */
async function reasonOf(error: unknown, cluster: Cluster): Promise<string> {
  const log = await readFile(cluster.log, 'utf8');
  const fatal = log.match(/(?<=FATAL: {2}).*/g)?.at(-1);
  return fatal ?? (error as Error).message.trim().replaceAll('\n', ' ');
}

/** A port that was free a moment ago. Callers retry with another one if it was taken since. */
export async function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => {
        resolve(port);
      });
    });
  });
}
