import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { run } from '../../../deploy/testing/containers/command.ts';
import { startObjectStore } from '../../../services/bff/test/support/object-store.ts';
import { MajorServer, SECRETS } from '../../postgres/majors/major-server.ts';
import { served } from '../../postgres/majors/served-product.ts';
import { Workroom } from '../../postgres/majors/workroom.ts';
import { ensureObjectStore } from '../../support/object-store.ts';
import { makeTemporaryDirectory, removeDirectory } from '../../support/temporary-directory.ts';
import { Writer } from './writer.ts';

export interface Recovery {
  version: string;
  way: string;
  data: string;
  megabytes: number;
  backupSeconds: number;
  backupMegabytes: number;
  rtoSeconds: number;
  rpoSeconds: number;
  worst: string;
}

const SALA = join(resolve(import.meta.dirname, '../../..'), 'services/bff/dist/bundle/sala.js');
const MAJOR = '18';
/** As age-keygen does, with the package of the BFF. */
const MAKE_KEYS = `import { generateX25519Identity, identityToRecipient } from 'age-encryption';
const identity = await generateX25519Identity();
console.log(JSON.stringify({ identity, recipient: await identityToRecipient(identity) }));`;

/** A dump, into a volume and from there into a bucket. */
export async function measureDumps(
  root: string,
  data: string,
  seeds: NodeJS.ProcessEnv,
): Promise<Recovery[]> {
  const room = await Workroom.open(root, SECRETS);
  const dataDirectory = await makeTemporaryDirectory();
  const server = await MajorServer.make(room, 'first', MAJOR);
  try {
    await server.start();
    await server.createDatabase();
    const measured = await served(
      server,
      dataDirectory,
      async (client) => {
        const megabytes = Number(await server.ask('SELECT pg_database_size(current_database())')) / 1e6;
        const writer = new Writer(client);
        const started = performance.now();
        await server.run('bash backup.sh');
        const lostAt = performance.now();
        await writer.end();
        return { megabytes, writer, lostAt, backupSeconds: (lostAt - started) / 1_000 };
      },
      seeds,
    );
    const { megabytes, writer, lostAt, backupSeconds } = measured;
    const version = await server.version();
    await server.stop('immediate');

    const restore = await restoreOn(room, dataDirectory, seeds);
    const rpoSeconds = await writer.lostSeconds(restore.server, lostAt);
    await restore.server.stop('immediate');
    const backup = await newestIn(room.outside('backups'));
    const volume: Recovery = {
      ...{ version, data, megabytes, backupSeconds, rpoSeconds },
      way: 'dump into a volume (Compose, CronJob)',
      backupMegabytes: backup.bytes / 1e6,
      rtoSeconds: restore.seconds,
      worst: `a day and ${rpoSeconds.toFixed(0)} s, with one each night`,
    };
    const bucket = await throughBucket(room);
    if (bucket === undefined) return [volume];
    return [
      volume,
      {
        ...volume,
        way: 'the same, encrypted into a bucket',
        backupSeconds: backupSeconds + bucket.sendSeconds,
        backupMegabytes: bucket.megabytes,
        rtoSeconds: restore.seconds + bucket.fetchSeconds,
        rpoSeconds: rpoSeconds + bucket.sendSeconds,
        worst: `a day and ${(rpoSeconds + bucket.sendSeconds).toFixed(0)} s`,
      },
    ];
  } finally {
    await server.stop('immediate').catch(() => undefined);
    await room.remove();
    await removeDirectory(dataDirectory);
  }
}

/** To a product that is ready on a new server. */
async function restoreOn(
  room: Workroom,
  dataDirectory: string,
  seeds: NodeJS.ProcessEnv,
): Promise<{ server: MajorServer; seconds: number }> {
  const started = performance.now();
  const server = await MajorServer.make(room, 'second', MAJOR);
  await server.start();
  await server.createDatabase();
  await server.run('bash restore.sh');
  const seconds = await served(
    server,
    dataDirectory,
    () => Promise.resolve((performance.now() - started) / 1_000),
    seeds,
  );
  return { server, seconds };
}

/** Sends the newest dump, and fetches it. Undefined without a server for S3. */
async function throughBucket(
  room: Workroom,
): Promise<{ sendSeconds: number; fetchSeconds: number; megabytes: number } | undefined> {
  const program = await ensureObjectStore(() => undefined);
  if (program === undefined) return undefined;
  const store = await startObjectStore(program);
  const there = await makeTemporaryDirectory();
  try {
    const keys = await run(process.execPath, ['--input-type=module', '--eval', MAKE_KEYS]);
    const { identity, recipient } = JSON.parse(keys) as { identity: string; recipient: string };
    const env = {
      SALA_BACKUP_BUCKET_URL: `${store.environment.SALA_S3_BUCKET_URL}/nightly`,
      SALA_BACKUP_ACCESS_KEY_ID: store.environment.SALA_S3_ACCESS_KEY_ID,
      SALA_BACKUP_SECRET_ACCESS_KEY: store.environment.SALA_S3_SECRET_ACCESS_KEY,
      SALA_BACKUP_RECIPIENT: recipient,
      SALA_BACKUP_IDENTITY: identity,
    };
    const timed = async (command: string, directory: string): Promise<number> => {
      const started = performance.now();
      await run(process.execPath, [SALA, command], { env: { ...env, SALA_BACKUP_DIR: directory } });
      return (performance.now() - started) / 1_000;
    };
    const sendSeconds = await timed('send-backup', room.outside('backups'));
    const fetchSeconds = await timed('fetch-backup', there);
    const { bytes } = await newestIn(join(store.directory, 'files/nightly'));
    return { sendSeconds, fetchSeconds, megabytes: bytes / 1e6 };
  } finally {
    await store.stop();
    await removeDirectory(there);
  }
}

async function newestIn(directory: string): Promise<{ bytes: number }> {
  const names = await readdir(directory);
  const newest =
    names
      .filter((name) => /\.dump(\.age)?$/.test(name))
      .toSorted()
      .at(-1) ?? '';
  return { bytes: (await stat(join(directory, newest))).size };
}
