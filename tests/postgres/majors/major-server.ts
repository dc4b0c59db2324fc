import { randomBytes } from 'node:crypto';
import { appendFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../support/free-port.ts';
import type { Major } from './programs-of-debian.ts';
import type { Workroom } from './workroom.ts';

/** `table|rows|checksum` of every table. Rows are sorted, because their order in the file says nothing. */
const CHECKSUMS = `SELECT format('SELECT %L, count(*), md5(string_agg(row::text, chr(10) ORDER BY row::text)) FROM %I.%I row',
    relname, nspname, relname)
  FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace
  WHERE nspname = 'public' AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY relname`;

const secret = (): string => randomBytes(24).toString('hex');

export const SECRETS = {
  'postgres-password': secret(),
  'database-password': secret(),
  'database-app-password': secret(),
};

/** A server of Debian's package, with the roles and the database that the Compose file makes. */
export class MajorServer {
  readonly major: Major;
  readonly port: number;
  /** PGDATA. */
  readonly data: string;
  readonly #room: Workroom;
  readonly #name: string;

  private constructor(room: Workroom, name: string, major: Major, port: number) {
    this.#room = room;
    this.#name = name;
    this.major = major;
    this.port = port;
    this.data = room.inside(name);
  }

  /** Makes a cluster. It has no database of the product and does not run yet. */
  static async make(room: Workroom, name: string, major: Major, options = ''): Promise<MajorServer> {
    const server = new MajorServer(room, name, major, await freePort());
    const password = room.inside('secrets/postgres-password');
    await server.run(
      `initdb --pgdata=${server.data} --username=postgres --pwfile=${password} ` +
        `--auth-local=trust --auth-host=scram-sha-256 ${options}`,
    );
    return server;
  }

  /** On a cluster that is there. */
  static async at(room: Workroom, name: string, major: Major): Promise<MajorServer> {
    return new MajorServer(room, name, major, await freePort());
  }

  /** Before it starts. */
  async configure(settings: string): Promise<void> {
    await appendFile(this.#room.outside(`${this.#name}/postgresql.conf`), settings);
  }

  /** Until it has recovered all that was archived, and takes writes. */
  async untilPromoted(): Promise<void> {
    while ((await this.ask('SELECT pg_is_in_recovery()')) === 't') await sleep(100);
  }

  async start(): Promise<void> {
    const settings = `-c port=${this.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=/tmp`;
    const log = this.#room.inside(`${this.#name}.log`);
    await this.run(
      `pg_ctl start --wait --silent --pgdata=${this.data} --log=${log} --options="${settings}" > ${log}`,
    );
  }

  async stop(mode: 'fast' | 'immediate' = 'fast'): Promise<void> {
    await this.run(`pg_ctl stop --wait --silent --pgdata=${this.data} --mode=${mode}`);
  }

  /** What the image of PostgreSQL does with an empty volume. */
  async createDatabase(): Promise<void> {
    await this.run('bash create-database.sh');
  }

  /** Runs a command with the programs of its major, which by default ask this server as its superuser. */
  run(command: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
    return this.#room.run(this.major, command, {
      PGHOST: '/tmp',
      PGPORT: String(this.port),
      PGUSER: 'postgres',
      BACKUP_DIR: this.#room.inside('backups'),
      DATABASE_URL: this.url('sala'),
      ...env,
    });
  }

  /** As the owner of the schema, or as the role with which the product serves. */
  url(role: 'sala' | 'sala_app'): string {
    const password = SECRETS[role === 'sala' ? 'database-password' : 'database-app-password'];
    return `postgres://${role}:${password}@127.0.0.1:${this.port}/sala`;
  }

  async ask(statement: string): Promise<string> {
    const quoted = `'${statement.replaceAll("'", String.raw`'\''`)}'`;
    return (
      await this.run(
        `psql --dbname=sala --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 --command=${quoted}`,
      )
    ).trim();
  }

  /**
   * What is in the tables, by their names.
   * @param snapshot that somebody exported and still holds: what was there at its moment
   */
  async contents(snapshot?: string): Promise<Map<string, string>> {
    const statements = await this.ask(CHECKSUMS);
    const then =
      snapshot === undefined
        ? ''
        : `BEGIN ISOLATION LEVEL REPEATABLE READ; SET TRANSACTION SNAPSHOT '${snapshot}'; `;
    const lines = await this.ask(`${then}${statements.split('\n').join(' UNION ALL ')}`);
    return new Map(lines.split('\n').map((line) => [line.split('|', 1)[0] ?? '', line]));
  }

  version(): Promise<string> {
    return this.ask('SHOW server_version').then((text) => text.split(' ', 1)[0] ?? '');
  }
}
