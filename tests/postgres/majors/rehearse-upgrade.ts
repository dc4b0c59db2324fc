import assert from 'node:assert/strict';
import { makeTemporaryDirectory, removeDirectory } from '../../support/temporary-directory.ts';
import { MajorServer, SECRETS } from './major-server.ts';
import { served, type Client } from './served-product.ts';
import { Workroom } from './workroom.ts';

const POLICY = { name: 'Upgrade', contentType: 'img', filterType: 'rules', status: 'online' };
/** The backup reports itself to the database after it was made. */
const NOT_IN_A_BACKUP = 'backup_run';
/** Debian's 17.12 marks columns with an option that pg_upgrade of 18.6 does not know; `--check` does not see it. */
const UNKNOWN_OPTION = 'pg_attver=%';
const REMOVE_UNKNOWN_OPTION = `UPDATE pg_attribute
  SET attoptions = nullif(ARRAY(SELECT o FROM unnest(attoptions) o WHERE o NOT LIKE '${UNKNOWN_OPTION}'), '{}')
  WHERE EXISTS (SELECT FROM unnest(attoptions) o WHERE o LIKE '${UNKNOWN_OPTION}')`;

export interface Rehearsal {
  /** Of both servers, such as 17.12 to 18.6. */
  versions: string;
  tables: number;
  rows: number;
  auditEntries: number;
  databaseMegabytes: number;
  ways: { name: string; steps: string; seconds: number; equalTables: number; readySeconds: number }[];
}

/**
 * Takes the demo's data from 17 to 18 by each way of docs/operations/upgrade-postgresql.md, and goes back once. After each the tables have the same
 * rows, and the product serves, writes and shows its audit log.
 * @throws AssertionError if anything differs
 */
export async function rehearseUpgrade(root: string, note: (doing: string) => void): Promise<Rehearsal> {
  const room = await Workroom.open(root, SECRETS);
  const dataDirectory = await makeTemporaryDirectory();
  const running = new Set<MajorServer>();
  const start = async (server: MajorServer): Promise<void> => {
    await server.start();
    running.add(server);
  };
  const stop = async (server: MajorServer): Promise<void> => {
    await server.stop();
    running.delete(server);
  };
  /** Serves, and what was written before the upgrade is there. */
  const serves = async (server: MajorServer): Promise<number> => {
    const started = performance.now();
    return served(server, dataDirectory, async (client) => {
      const seconds = secondsSince(started);
      assert.equal(await policiesOf(client, POLICY.name), 1);
      await client.ask('/api/policies', { ...POLICY, name: 'After the upgrade' });
      assert.equal(await policiesOf(client, 'After the upgrade'), 1);
      return seconds;
    });
  };

  try {
    note('the demo on 17');
    const old = await MajorServer.make(room, 'old', '17');
    await start(old);
    await old.createDatabase();
    await served(old, dataDirectory, (client) => client.ask('/api/policies', POLICY));
    const written = await old.contents();
    const ways: Rehearsal['ways'] = [];

    note('dump and restore');
    let from = performance.now();
    await old.run('bash backup.sh');
    const restored = await MajorServer.make(room, 'restored', '18');
    await start(restored);
    await restored.createDatabase();
    await restored.run('bash restore.sh');
    let seconds = secondsSince(from);
    const inBackup = [...written].filter(([table]) => table !== NOT_IN_A_BACKUP);
    const ofRestored = await restored.contents();
    for (const [table, line] of inBackup) assert.equal(ofRestored.get(table), line);
    ways.push({
      name: 'dump and restore',
      steps: '`backup.sh` with 17, `initdb`, `create-database.sh` and `restore.sh` with 18',
      seconds,
      equalTables: inBackup.length,
      readySeconds: await serves(restored),
    });
    const versions = `${await old.version()} to ${await restored.version()}`;
    await stop(restored);

    note('pg_upgrade');
    const whole = await old.contents();
    const auditEntries = Number(await old.ask('SELECT count(*) FROM audit_entry'));
    const bytes = Number(await old.ask('SELECT pg_database_size(current_database())'));
    from = performance.now();
    await old.ask(REMOVE_UNKNOWN_OPTION);
    await stop(old);
    // A new cluster of 18 has checksums of its pages, which 17 has not unless they were asked for.
    const upgraded = await MajorServer.make(room, 'upgraded', '18', '--no-data-checksums');
    const upgrade =
      `pg_upgrade --username=postgres --old-bindir=/usr/lib/postgresql/17/bin --new-bindir=/usr/lib/postgresql/18/bin ` +
      `--old-datadir=${old.data} --new-datadir=${upgraded.data}`;
    await upgraded.run(`${upgrade} --check`, { PGHOST: '' });
    const logs = `${upgraded.data}/pg_upgrade_output.d/*/log/pg_upgrade_dump_*.log`;
    await upgraded.run(`${upgrade} || { tail --lines=20 ${logs}; exit 1; }`, { PGHOST: '' });
    await start(upgraded);
    await upgraded.run('vacuumdb --all --analyze-in-stages --missing-stats-only');
    seconds = secondsSince(from);
    assert.deepEqual(await upgraded.contents(), whole);
    ways.push({
      name: '`pg_upgrade`',
      steps: '`initdb`, `pg_upgrade --check`, `pg_upgrade` and `vacuumdb` with 18',
      seconds,
      equalTables: whole.size,
      readySeconds: await serves(upgraded),
    });
    await stop(upgraded);

    note('back on 17');
    from = performance.now();
    await start(old);
    seconds = secondsSince(from);
    assert.deepEqual(await old.contents(), whole);
    ways.push({
      name: 'back to 17',
      steps: 'start the old cluster, which both ways left as it was',
      seconds,
      equalTables: whole.size,
      readySeconds: await serves(old),
    });
    await stop(old);

    const rows = [...whole.values()].reduce((sum, line) => sum + Number(line.split('|')[1]), 0);
    return { versions, tables: whole.size, rows, auditEntries, databaseMegabytes: bytes / 1e6, ways };
  } finally {
    for (const server of running) await server.stop('immediate').catch(() => undefined);
    await room.remove();
    await removeDirectory(dataDirectory);
  }
}

async function policiesOf(client: Client, name: string): Promise<number> {
  const { total } = (await client.ask(`/api/list/policy?name=${encodeURIComponent(name)}`)) as {
    total: number;
  };
  return total;
}

function secondsSince(started: number): number {
  return (performance.now() - started) / 1_000;
}
