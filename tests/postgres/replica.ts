import { appendFile, chmod, chown, cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startPostgres, type Postgres } from '@sala/postgres';
import pg from 'pg';
import { makeTemporaryDirectory, removeDirectory } from '../support/temporary-directory.ts';

/** PostgreSQL does not run as root: then the embedded server runs as this user. */
const NOBODY = 65534;

/** A streaming replica of an embedded server, which can be made slow. */
export class StreamingReplica {
  readonly url: string;
  private readonly directory: string;
  private readonly server: Postgres;

  private constructor(directory: string, server: Postgres) {
    this.url = server.url;
    this.directory = directory;
    this.server = server;
  }

  /** Copies the running primary, as pg_basebackup would, which the embedded server lacks. */
  static async of(primary: { url: string; dataDir: string }): Promise<StreamingReplica> {
    const directory = await makeTemporaryDirectory();
    const [from, to] = [join(primary.dataDir, 'cluster'), join(directory, 'cluster')];
    const client = new pg.Client({ connectionString: primary.url });
    await client.connect();
    await client.query(`SELECT pg_backup_start('replica', true)`);
    await cp(from, to, { recursive: true, filter: (path) => !path.endsWith('postmaster.pid') });
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
    await client.end();
    await writeFile(join(to, 'data/backup_label'), rows[0]?.labelfile ?? '');
    await writeFile(join(to, 'data/standby.signal'), '');
    const { hostname, port, username, password } = new URL(primary.url);
    const connection = `host=${hostname} port=${port} user=${username} password=${password}`;
    await appendFile(join(to, 'data/postgresql.auto.conf'), `primary_conninfo = '${connection}'\n`);
    await chmod(join(to, 'data'), 0o700);
    if (process.getuid?.() === 0) await giveToNobody(to);
    return new StreamingReplica(directory, await startPostgres({ dataDir: directory }));
  }

  /** Its supervisor starts it again within seconds, at the same address. */
  async crash(): Promise<void> {
    const [pid] = (await readFile(join(this.directory, 'cluster/data/postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(pid), 'SIGKILL');
  }

  /** Applies commits only after this time. */
  async delay(milliseconds: number): Promise<void> {
    await this.run(`ALTER SYSTEM SET recovery_min_apply_delay = ${milliseconds}`, 'SELECT pg_reload_conf()');
  }

  /** Applies no commits until it is resumed. */
  async pause(): Promise<void> {
    await this.run('SELECT pg_wal_replay_pause()');
  }

  async resume(): Promise<void> {
    await this.run('SELECT pg_wal_replay_resume()');
  }

  /** How many connections of the BFF for reading it has. */
  async readers(): Promise<number> {
    const [row] = await this.run(
      `SELECT count(*)::int AS readers FROM pg_stat_activity WHERE application_name = 'sala-bff-reader'`,
    );
    return Number(row?.readers);
  }

  /** Whether the BFF has asked it for a list of policies since the moment. */
  async hasListedSince(moment: Date): Promise<boolean> {
    const [row] = await this.run(
      `SELECT count(*)::int AS readers FROM pg_stat_activity
        WHERE application_name = 'sala-bff-reader' AND query LIKE '%FROM policy%' AND query_start > '${moment.toISOString()}'`,
    );
    return Number(row?.readers) > 0;
  }

  private async run(...statements: string[]): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: this.url });
    await client.connect();
    try {
      let rows: Record<string, unknown>[] = [];
      for (const statement of statements) ({ rows } = await client.query<Record<string, unknown>>(statement));
      return rows;
    } finally {
      await client.end();
    }
  }

  async remove(): Promise<void> {
    await this.server.stop();
    await removeDirectory(this.directory);
  }
}

async function giveToNobody(directory: string): Promise<void> {
  await chown(directory, NOBODY, NOBODY);
  for (const { parentPath, name } of await readdir(directory, { recursive: true, withFileTypes: true }))
    await chown(join(parentPath, name), NOBODY, NOBODY);
}
