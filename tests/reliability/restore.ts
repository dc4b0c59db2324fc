import { chmod, mkdir, writeFile } from 'node:fs/promises';
import pg from 'pg';
import { Writer } from '../bench/recovery/writer.ts';
import { MajorServer, SECRETS } from '../postgres/majors/major-server.ts';
import { MAJORS, programsOfDebian } from '../postgres/majors/programs-of-debian.ts';
import { served } from '../postgres/majors/served-product.ts';
import { Workroom } from '../postgres/majors/workroom.ts';
import { makeTemporaryDirectory, removeDirectory } from '../support/temporary-directory.ts';
import { judged, notRun, type Row, seconds } from './row.ts';

const MAJOR = MAJORS[1];
const PROGRAMS = `/usr/lib/postgresql/${MAJOR}/bin`;
/** Stands before the one of PostgreSQL, so that the script of backups dumps a moment that is known here. */
const DUMP_OF_SNAPSHOT = `#!/usr/bin/env bash\nexec ${PROGRAMS}/pg_dump --snapshot="$SNAPSHOT" "$@"\n`;

export const restore: Row = {
  name: 'restore',
  happens: 'a backup while somebody writes as fast as the product answers, restored on another server',
  expected:
    "every table's checksum is that of the moment of the backup, and the product serves what was restored",
  async measure(_startSite, note) {
    const programs = await programsOfDebian(note);
    if (typeof programs === 'string') return notRun(`${programs}; with images: \`npm run test:compose\``);
    const room = await Workroom.open(programs.root, SECRETS);
    const dataDirectory = await makeTemporaryDirectory();
    const servers: MajorServer[] = [];
    const serverNamed = async (name: string) => {
      const server = await MajorServer.make(room, name, MAJOR);
      servers.push(server);
      await server.start();
      await server.createDatabase();
      return server;
    };
    try {
      await mkdir(room.outside('bin'));
      await writeFile(room.outside('bin/pg_dump'), DUMP_OF_SNAPSHOT);
      await chmod(room.outside('bin/pg_dump'), 0o755);
      const first = await serverNamed('first');
      note('backs up under load');
      const { written, acknowledged, backupMs } = await served(first, dataDirectory, async (client) => {
        const writer = new Writer(client);
        const begun = performance.now();
        const written = await backUp(room, first);
        const backupMs = performance.now() - begun;
        await writer.end();
        return { written, backupMs, acknowledged: writer.acknowledged };
      });
      note('restores');
      const second = await serverNamed('second');
      const begun = performance.now();
      await second.run('bash restore.sh');
      const restoreMs = performance.now() - begun;
      const restored = await second.contents();
      const others = [...written].filter(([table, line]) => restored.get(table) !== line);
      const serves = await served(second, dataDirectory, (client) => client.ask('/api/list/policy')).then(
        () => true,
        () => false,
      );
      const rows = [...written.values()].reduce((sum, line) => sum + Number(line.split('|')[1]), 0);
      return judged(
        `${written.size - others.length} of ${written.size} tables equal, ${rows.toLocaleString('en-US')} rows; ` +
          `${acknowledged} writes acknowledged meanwhile; backup ${seconds(backupMs)}, restore ${seconds(restoreMs)}`,
        [
          others.length > 0 && `not equal: ${others.map(([table]) => table).join(', ')}`,
          written.size !== restored.size && `${restored.size} tables were restored`,
          acknowledged === 0 && 'nobody wrote meanwhile',
          !serves && 'the product does not serve what was restored',
        ],
      );
    } finally {
      for (const server of servers) await server.stop('immediate').catch(() => undefined);
      await room.remove();
      await removeDirectory(dataDirectory);
    }
  },
};

/** @returns what was in the tables at the moment of the backup */
async function backUp(room: Workroom, server: MajorServer): Promise<Map<string, string>> {
  const client = new pg.Client({ connectionString: server.url('sala') });
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    const { rows } = await client.query<{ id: string }>('SELECT pg_export_snapshot() AS id');
    const snapshot = rows[0]?.id ?? '';
    await server.run('bash backup.sh', {
      PATH: `${room.inside('bin')}:${PROGRAMS}:/usr/bin`,
      SNAPSHOT: snapshot,
    });
    return await server.contents(snapshot);
  } finally {
    await client.end();
  }
}
