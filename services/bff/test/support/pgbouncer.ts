import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.js';

/** `npm test` installs it where it can, and sets this variable. */
export const PGBOUNCER_PATH = process.env.PGBOUNCER_PATH;

/** A real PgBouncer in transaction mode, with its settings as they are by default. */
export class PgBouncer {
  private constructor(
    /** The address of the database through the pooler. */
    readonly url: string,
    private readonly child: ChildProcess,
    private readonly directory: string,
  ) {}

  /**
   * @param poolSize connections of the server, which all clients together share
   * @param settings lines of its configuration, instead of the defaults
   */
  static async start(databaseUrl: string, poolSize: number, settings = ''): Promise<PgBouncer> {
    if (PGBOUNCER_PATH === undefined) throw new Error('PGBOUNCER_PATH is not set.');
    const directory = await mkdtemp(join(tmpdir(), 'sala-pgbouncer-'));
    await chmod(directory, 0o755);
    const port = await freePort();
    const { hostname, port: serverPort, username, password, pathname } = new URL(databaseUrl);
    const server = `host=${hostname} port=${serverPort || 5432} user=${username} password='${decodeURIComponent(password)}'`;
    const file = join(directory, 'pgbouncer.ini');
    await writeFile(
      file,
      `[databases]
${pathname.slice(1)} = ${server}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${poolSize}
${settings}
`,
    );
    // It refuses to run as root.
    const user = process.getuid?.() === 0 ? ['--user', 'nobody'] : [];
    const child = spawn(PGBOUNCER_PATH, ['--quiet', ...user, file], { stdio: ['ignore', 'ignore', 'pipe'] });
    const url = new URL(databaseUrl);
    url.host = `127.0.0.1:${port}`;
    const pooler = new PgBouncer(url.toString(), child, directory);
    await pooler.ready();
    return pooler;
  }

  async stop(): Promise<void> {
    if (this.child.exitCode === null) {
      this.child.kill('SIGKILL');
      await once(this.child, 'exit');
    }
    await rm(this.directory, { recursive: true });
  }

  private async ready(): Promise<void> {
    let log = '';
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => (log += text));
    while (!(await this.answers())) {
      if (this.child.exitCode !== null) throw new Error(`PgBouncer did not start: ${log}`);
      await wait(50);
    }
  }

  private async answers(): Promise<boolean> {
    const client = new pg.Client({ connectionString: this.url });
    try {
      await client.connect();
      await client.query('SELECT');
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
