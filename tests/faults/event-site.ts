import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres, type Postgres } from '@sala/postgres';
import pg from 'pg';
import { BffProcess } from '../postgres/bff-process.ts';
import { freePort } from '../support/free-port.ts';
import type { SmallDisk } from '../support/small-disk.ts';
import { makeTemporaryDirectory, removeDirectory } from '../support/temporary-directory.ts';
import { ITEMS, nothing, type Sums } from './event-load.ts';
import { frozenDuring } from './frozen-cluster.ts';
import { NatsProcess } from './nats-process.ts';

const KEY = `sala_pub_${'f'.repeat(32)}`;
/** The key of the lock under which one replica counts: `FOLD` of the BFF. */
const FOLD_LOCK = 7_252_301;
/** Each replica is a user of its own, by which PostgreSQL tells whose connection is whose. */
const USERS = ['replica_0', 'replica_1'];
const HOUR_S = 3_600;

/** Facts are integers, and what is summed of them is larger. */
const SUMS = `(${['clicks', 'exposures', 'likes', 'minutes'].map((sum) => `sum(${sum})::bigint`).join()})`;

export interface EventPlace {
  /** The NATS server that takes the events. Without it, PostgreSQL does. */
  natsProgram?: string | undefined;
  /** Of PostgreSQL, if it is to have one of its own. */
  disk?: SmallDisk;
}

/** Two replicas on a PostgreSQL of their own, which keeps what it has committed, with a channel; and a NATS, if wanted. */
export class EventSite {
  readonly key = KEY;
  readonly urls: string[];
  readonly #directory: string;
  readonly #postgres: Postgres;
  readonly #nats: NatsProcess | undefined;
  readonly #disk: SmallDisk | undefined;
  readonly #replicas: BffProcess[];

  private constructor(
    directory: string,
    disk: SmallDisk | undefined,
    postgres: Postgres,
    nats: NatsProcess | undefined,
    replicas: BffProcess[],
  ) {
    this.#directory = directory;
    this.#disk = disk;
    this.#postgres = postgres;
    this.#nats = nats;
    this.#replicas = replicas;
    this.urls = replicas.map(({ url }) => url);
  }

  static async start({ natsProgram, disk }: EventPlace = {}): Promise<EventSite> {
    const directory = disk === undefined ? await makeTemporaryDirectory() : join(disk.directory, 'site');
    const postgres = await startPostgres({ dataDir: directory });
    await createUsers(postgres.url);
    const nats = natsProgram === undefined ? undefined : await NatsProcess.start(natsProgram);
    const first = await startReplica(postgres.url, 0, await freePort(), nats);
    await prepare(postgres.url);
    const second = await startReplica(postgres.url, 1, await freePort(), nats);
    return new EventSite(directory, disk, postgres, nats, [first, second]);
  }

  async stop(): Promise<void> {
    await Promise.all(this.#replicas.map((replica) => replica.stop()));
    await this.#postgres.stop();
    await this.#nats?.stop();
    await removeDirectory(this.#directory);
  }

  async killReplica(at: number): Promise<void> {
    const killed = this.#replicas[at];
    await killed?.kill();
    const port = Number(new URL(this.urls[at] ?? '').port);
    this.#replicas[at] = await startReplica(this.#postgres.url, at, port, this.#nats);
  }

  /** In the middle of its transaction, which is held up until then. */
  async killFoldLeader(): Promise<void> {
    await withClient(this.#postgres.url, async (client) => {
      await client.query('BEGIN');
      await client.query('LOCK TABLE content_seconds IN ACCESS EXCLUSIVE MODE');
      const leader = await foldLeader(client);
      await this.#replicas[leader]?.kill();
      await client.query('ROLLBACK');
      await this.killReplica(leader);
    });
  }

  /** The supervisor starts it again. */
  async killPostgres(): Promise<void> {
    process.kill(await this.#postmaster(), 'SIGKILL');
    while (!(await this.#answers())) await wait(50);
  }

  /** It neither answers nor refuses for so long. */
  async freezePostgres(work: () => Promise<void>): Promise<void> {
    await frozenDuring(await this.#postmaster(), work);
    while (!(await this.#answers())) await wait(50);
  }

  /** Until it cannot write any more. */
  async fillDisk(): Promise<void> {
    while (await this.#canWrite()) this.#disk?.fill();
  }

  async freeDisk(): Promise<void> {
    await this.#disk?.free();
    while (!(await this.#canWrite())) await wait(50);
  }

  async killNats(): Promise<void> {
    await this.#nats?.kill();
  }

  /** All connections on which the replicas hear NOTIFY. */
  async cutListeners(): Promise<void> {
    await withClient(this.#postgres.url, async (client) => {
      const cut = async () =>
        await client.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'sala-bff-listener'`,
        );
      // One that was just cut is back within seconds.
      for (let count = 0; count < USERS.length; count += (await cut()).rows.length) await wait(50);
    });
  }

  /** Waits until nothing is left to be counted, and returns what was counted, by item and hour. */
  async counted(): Promise<Map<string, Sums>> {
    return await withClient(this.#postgres.url, async (client) => {
      while ((await client.query('SELECT FROM event_batch LIMIT 1')).rows.length > 0) await wait(50);
      while (((await this.#nats?.messages()) ?? 0) > 0) await wait(50);
      const { rows } = await client.query<Omit<Sums, 'progress'> & { item: number; hour: string }>(
        `SELECT item_id AS item, extract(epoch FROM (day + make_interval(hours => hour)) AT TIME ZONE 'UTC') / ${HOUR_S} AS hour,
                clicks AS open, exposures AS exposure, comments AS comment, shares AS share, likes AS like
           FROM content_fact`,
      );
      return new Map(
        rows.map(({ item, hour, ...sums }) => [`${item} ${Number(hour)}`, { ...nothing(), ...sums }]),
      );
    });
  }

  /** The seconds that were counted of each item: whole minutes are facts, and the rest waits for more. */
  async countedSeconds(): Promise<Map<number, number>> {
    return await withClient(this.#postgres.url, async (client) => {
      const { rows } = await client.query<{ item: number; seconds: number }>(
        `SELECT item_id AS item, (sum(minutes) * 60 + coalesce(max(seconds), 0))::int AS seconds
           FROM content_fact LEFT JOIN content_seconds USING (item_id) GROUP BY 1`,
      );
      return new Map(rows.map(({ item, seconds }) => [item, seconds]));
    });
  }

  /** Whether the sums that the database keeps are those of the facts. */
  async sumsAgree(): Promise<boolean> {
    return await withClient(this.#postgres.url, async (client) => {
      const { rows } = await client.query<{ agree: boolean }>(
        `SELECT (SELECT ${SUMS} FROM content_fact) = (SELECT ${SUMS} FROM content_hour) AS agree`,
      );
      return rows[0]?.agree === true;
    });
  }

  async #postmaster(): Promise<number> {
    const file = join(this.#directory, 'cluster/data/postmaster.pid');
    return Number((await readFile(file, 'utf8')).split('\n')[0]);
  }

  /** Much at once, which it cannot put where something was before. */
  async #canWrite(): Promise<boolean> {
    return await withClient(this.#postgres.url, async (client) => {
      await client.query(`CREATE TABLE much AS SELECT repeat('much ', 200) FROM generate_series(1, 10000)`);
      await client.query('DROP TABLE much');
    }).then(
      () => true,
      () => false,
    );
  }

  async #answers(): Promise<boolean> {
    return await withClient(this.#postgres.url, (client) => client.query('SELECT')).then(
      () => true,
      () => false,
    );
  }
}

function startReplica(
  databaseUrl: string,
  at: number,
  port: number,
  nats: NatsProcess | undefined,
): Promise<BffProcess> {
  const url = new URL(databaseUrl);
  url.username = USERS[at] ?? '';
  return BffProcess.start({
    DATABASE_URL: url.href,
    PORT: String(port),
    JWT_SECRET: 'shared by the processes of this test only',
    SALA_SEED: 'base',
    SALA_TIME_ZONE: 'UTC',
    SALA_STUDIO_FEED: 'off',
    SALA_EVENT_REQUESTS_PER_ADDRESS: '10000000',
    LOG_LEVEL: 'silent',
    ...(nats !== undefined && { SALA_EVENTS_URL: nats.url }),
  });
}

async function createUsers(url: string): Promise<void> {
  const { password } = new URL(url);
  await withClient(url, async (client) => {
    for (const user of USERS)
      await client.query(
        `CREATE ROLE ${user} LOGIN SUPERUSER PASSWORD ${pg.escapeLiteral(decodeURIComponent(password))}`,
      );
  });
}

async function prepare(url: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(`INSERT INTO author (name) VALUES ('An author')`);
    await client.query(
      `INSERT INTO content_item (title, kind, subject, source, author_id, state, online, published)
       SELECT 'Item ' || item, 'video', 'science', 'teachers', author.id, 'online', 'online', 1
         FROM generate_series(1, $1::int) AS item, author`,
      [ITEMS.length],
    );
    await client.query(`INSERT INTO channel (name, key, rate) VALUES ('A channel', $1, 600000)`, [KEY]);
  });
}

/** The replica that is counting. */
async function foldLeader(client: pg.Client): Promise<number> {
  for (;;) {
    const { rows } = await client.query<{ user: string }>(
      `SELECT usename AS user FROM pg_locks JOIN pg_stat_activity USING (pid)
        WHERE locktype = 'advisory' AND objid = $1 AND granted AND wait_event_type = 'Lock'`,
      [FOLD_LOCK],
    );
    if (rows[0] !== undefined) return USERS.indexOf(rows[0].user);
    await wait(20);
  }
}

async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  // A connection that breaks fails the next query.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
