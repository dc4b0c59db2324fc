import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import pg from 'pg';
import { BffProcess } from '../postgres/bff-process.ts';
import { freePort } from '../support/free-port.ts';
import { stopChild } from '../support/server-child.ts';
import { makeTemporaryDirectory, removeDirectory } from '../support/temporary-directory.ts';

const ROLE = 'replica';
const KEPT_SECRET = randomBytes(48).toString('base64');

/** A PostgreSQL that keeps what it has committed, with the demo data, and replicas in processes of their own. */
export class Site {
  readonly directory: string;
  /** As the owner of the database. */
  readonly ownerUrl: string;
  /** How many times as long as promised something may take. */
  readonly slack: number;
  readonly #supervisor: ChildProcessByStdio<null, Readable, null>;
  readonly #replicas = new Set<BffProcess>();
  readonly #settings: NodeJS.ProcessEnv;

  private constructor(
    directory: string,
    supervisor: ChildProcessByStdio<null, Readable, null>,
    url: string,
    { settings, slack }: { settings: NodeJS.ProcessEnv; slack: number },
  ) {
    this.#settings = settings;
    this.slack = slack;
    this.directory = directory;
    this.ownerUrl = url;
    this.#supervisor = supervisor;
  }

  /** @param settings of all replicas */
  static async start(settings: NodeJS.ProcessEnv = {}, slack = 1): Promise<Site> {
    const directory = await makeTemporaryDirectory();
    const program = join(import.meta.dirname, '../postgres/use-postgres.ts');
    const supervisor = spawn(process.execPath, [program, join(directory, 'postgres')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [url] = (await once(supervisor.stdout.setEncoding('utf8'), 'data')) as [string];
    const site = new Site(directory, supervisor, url.trim(), { settings, slack });
    try {
      await site.#prepare();
    } catch (error) {
      await site.stop();
      throw error;
    }
    return site;
  }

  async #prepare(): Promise<void> {
    await this.query(`CREATE ROLE ${ROLE} LOGIN SUPERUSER`);
    await this.setPassword(new URL(this.ownerUrl).password);
    // Migrates and seeds.
    await (await this.replica()).stop();
  }

  /** As a replica connects. */
  get databaseUrl(): string {
    const url = new URL(this.ownerUrl);
    url.username = ROLE;
    return url.href;
  }

  /** Of the replicas; that of the owner stays. */
  async setPassword(password: string): Promise<void> {
    await this.query(`ALTER ROLE ${ROLE} PASSWORD ${pg.escapeLiteral(decodeURIComponent(password))}`);
  }

  /** @param program that of another version */
  async replica(environment: NodeJS.ProcessEnv = {}, program?: string): Promise<BffProcess> {
    const settings = {
      DATABASE_URL: this.databaseUrl,
      JWT_SECRET: KEPT_SECRET,
      LOG_LEVEL: 'silent',
      SALA_STUDIO_FEED: 'off',
      SALA_EVENT_REQUESTS_PER_ADDRESS: '10000000',
      PORT: String(await freePort()),
      ...this.#settings,
      ...environment,
    };
    const replica = await BffProcess.start(settings, program);
    this.#replicas.add(replica);
    return replica;
  }

  /** Ends those that a row has left, so that the next one measures only its own. */
  async stopReplicas(): Promise<void> {
    await Promise.all([...this.#replicas].map((each) => each.stop()));
    this.#replicas.clear();
  }

  async query<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.ownerUrl });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(sql, values)).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async answers(): Promise<boolean> {
    return await this.query('SELECT').then(
      () => true,
      () => false,
    );
  }

  /** Stops the server with all of its processes where they are, and what would start it again. */
  freezePostgres(): void {
    this.#signal('SIGSTOP');
  }

  thawPostgres(): void {
    this.#signal('SIGCONT');
  }

  /** The supervisor starts it again. */
  killPostgres(): void {
    process.kill(this.#postmaster(), 'SIGKILL');
  }

  async stop(): Promise<void> {
    await this.stopReplicas();
    await stopChild(this.#supervisor);
    await removeDirectory(this.directory);
  }

  #postmaster(): number {
    const file = join(this.directory, 'postgres/cluster/data/postmaster.pid');
    return Number(readFileSync(file, 'utf8').split('\n')[0]);
  }

  #signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    const postmaster = this.#postmaster();
    for (const pid of [this.#supervisor.pid ?? 0, postmaster, ...childrenOf(postmaster)])
      process.kill(pid, signal);
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === parent);
}

/** Of proc(5): the second field behind the name, which may contain anything. */
function parentOf(pid: number): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
  } catch {
    return undefined; // It has ended.
  }
}

/** In MB. */
export function residentOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1_024;
}
