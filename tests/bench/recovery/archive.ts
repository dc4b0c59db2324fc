import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from '../../../deploy/testing/containers/command.ts';
import { MajorServer, SECRETS } from '../../postgres/majors/major-server.ts';
import { served } from '../../postgres/majors/served-product.ts';
import { Workroom } from '../../postgres/majors/workroom.ts';
import { makeTemporaryDirectory, removeDirectory } from '../../support/temporary-directory.ts';
import type { Recovery } from './dumps.ts';
import { Writer } from './writer.ts';

/** CloudNativePG has five minutes; the loss is the same share of it. */
const ARCHIVE_TIMEOUT_S = 20;
/** Writes end in the middle of a span, after at least one whole one. */
const WRITING_MS = 50_000;

/**
 * A base backup and the log of changes, as CloudNativePG keeps them in object storage; here PostgreSQL alone, and a directory. The
 * volume of the primary is lost, with what was not archived.
 */
export async function measureArchive(root: string): Promise<Recovery> {
  const room = await Workroom.open(root, SECRETS);
  const dataDirectory = await makeTemporaryDirectory();
  const server = await MajorServer.make(room, 'primary', '18');
  try {
    const archive = room.inside('archive');
    await room.run('18', `mkdir ${archive}`);
    await server.configure(
      `archive_mode = on\narchive_timeout = ${ARCHIVE_TIMEOUT_S}\narchive_command = 'cp %p ${archive}/%f'\n`,
    );
    await server.start();
    await server.createDatabase();
    const { megabytes, backupSeconds, writer, lostAt, version } = await served(
      server,
      dataDirectory,
      async (client) => {
        const megabytes = Number(await server.ask('SELECT pg_database_size(current_database())')) / 1e6;
        const version = await server.version();
        const started = performance.now();
        await server.run(`pg_basebackup --pgdata=${room.inside('base')} --checkpoint=fast`);
        const backupSeconds = (performance.now() - started) / 1_000;
        const writer = new Writer(client);
        await sleep(WRITING_MS);
        await writer.end();
        const lostAt = performance.now();
        await server.stop('immediate');
        return { megabytes, backupSeconds, writer, lostAt, version };
      },
    );
    await rm(room.outside('primary'), { recursive: true });
    const base = await bytesOf(room.outside('base'));

    const started = performance.now();
    const restored = await MajorServer.at(room, 'base', '18');
    await restored.configure(`archive_mode = off\nrestore_command = 'cp ${archive}/%f %p'\n`);
    await writeFile(join(room.outside('base'), 'recovery.signal'), '');
    await restored.start();
    await restored.untilPromoted();
    const rtoSeconds = await served(restored, dataDirectory, () =>
      Promise.resolve((performance.now() - started) / 1_000),
    );
    const rpoSeconds = await writer.lostSeconds(restored, lostAt);
    await restored.stop('immediate');
    return {
      ...{ version, megabytes, backupSeconds, rtoSeconds, rpoSeconds },
      way: `base backup and log of changes (as CloudNativePG), \`archive_timeout\` ${ARCHIVE_TIMEOUT_S} s`,
      data: 'the demo',
      backupMegabytes: base / 1e6,
      worst: '`archive_timeout`, by default 5 min',
    };
  } finally {
    await server.stop('immediate').catch(() => undefined);
    await room.remove();
    await removeDirectory(dataDirectory);
  }
}

async function bytesOf(directory: string): Promise<number> {
  return Number((await run('du', ['--summarize', '--bytes', directory])).split('\t', 1)[0]);
}
