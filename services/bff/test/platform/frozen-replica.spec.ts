import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { EventClient } from '../support/event-client.js';
import { Replicas } from '../support/replicas.js';
import { type Answer } from '../support/test-api.js';
import { copyTemplate, type TestDatabase } from '../support/test-database.js';
import { until } from '../support/until.js';

const CHAT = 'POST /api/chat/messages';
const TOP_UP = 'POST /api/billing/top-ups';
const SETTINGS = 'PATCH /api/user/settings';
/** Others have to go on within 2 s; a busy machine needs a little longer. A frozen process used to stop them for 30 s. */
const SOON_MS = 20_000;
/** Keys of the locks that put live events, payments and the chat in order. */
const LOCKS = { events: 7_252_003, ledger: 7_252_010, chat: 7_252_013 };

/** A process that is frozen (SIGSTOP) at the worst moment must not stop the others. */
describe('a frozen replica', () => {
  let database: TestDatabase;
  let bff: Replicas;
  let admin: string;
  /** Holds the lock until the replica has frozen, so that it freezes while it waits for it. */
  let holder: pg.Client;
  beforeAll(async () => {
    database = await copyTemplate();
    bff = await Replicas.start(3, database.url, { DATABASE_POOL_SIZE: '5' });
    admin = await bff.signIn(0, 'admin');
    holder = new pg.Client({ connectionString: database.url });
    await holder.connect();
  });
  afterAll(async () => {
    await holder.end();
    thaw();
    await bff.stop();
    await database.drop();
  });

  const thaw = () => bff.processes[0]?.child.kill('SIGCONT');
  const write = (replica: number, operation: string, body: object) =>
    bff.call<object>(replica, operation, { token: admin, body });
  const topUp = (replica: number, at: number) => write(replica, TOP_UP, { amount: 100 + at, note: 'frozen' });
  const setWidth = (replica: number, at: number) => write(replica, SETTINGS, { menuWidth: 200 + at });
  const say = (replica: number, at: number) => write(replica, CHAT, { content: `Frozen ${at}` });
  const waiting = async () => {
    const { rows } = await holder.query<{ waiting: number }>(
      `SELECT count(*)::int AS waiting FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock' AND wait_event = 'advisory'`,
    );
    return rows[0]?.waiting ?? 0;
  };

  /** Freezes the first replica while it makes the writes, each of which waits for the lock, and gives it the lock. */
  const freezeDuring = async (lock: number, writes: () => Promise<Answer<object>>[]) => {
    await holder.query('SELECT pg_advisory_lock($1)', [lock]);
    let answered = 0;
    const calls = writes().map((call) => call.finally(() => (answered += 1)));
    const waitingOrDone = async () => (await waiting()) > 0 || answered === calls.length;
    await until(waitingOrDone);
    bff.processes[0]?.child.kill('SIGSTOP');
    await holder.query('SELECT pg_advisory_unlock($1)', [lock]);
    return calls;
  };
  const timed = async (call: Promise<Answer<object>>) => {
    const start = performance.now();
    const { status } = await call;
    return { status, isSoon: performance.now() - start < SOON_MS };
  };
  const SOON = { status: 200, isSoon: true };

  test.each([
    ['live events', LOCKS.events, topUp, setWidth],
    ['the ledger', LOCKS.ledger, topUp, topUp],
    ['the chat', LOCKS.chat, say, say],
  ])('does not keep the lock of %s', async (_, lock, frozenWrite, otherWrite) => {
    // So that nobody loads anything while it is timed.
    await Promise.all(bff.all.map((replica) => otherWrite(replica, replica)));
    const calls = await freezeDuring(lock, () => [3, 4, 5].map((at) => frozenWrite(0, at)));
    const others = await Promise.all([1, 2].map((replica) => timed(otherWrite(replica, replica))));
    thaw();
    // Those that waited in it are answered too: as done, or as not done and to be sent again.
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(others).toEqual([SOON, SOON]);
    for (const status of statuses) expect([200, 503]).toContain(status);
  });

  test('no event is lost, doubled or out of order, neither live nor after a resume', async () => {
    const clients = await Promise.all(bff.all.map((replica) => EventClient.open(bff.url(replica), admin)));
    const told = (client: EventClient) =>
      client.of('chat.sent').filter(({ data }) => String(data.content).startsWith('Ordered '));
    const from = clients[2]?.lastId ?? 0;
    const send = (replica: number, at: number) =>
      write(replica, CHAT, { content: `Ordered ${replica}-${at}` });
    const calls = await freezeDuring(LOCKS.events, () => [0, 1].map((at) => send(0, at)));
    const others = [1, 2].flatMap((replica) => [0, 1, 2, 3].map((at) => send(replica, at)));
    const sentByOthers = await Promise.all(others);
    thaw();
    const answers = [...(await Promise.all(calls)), ...sentByOthers];
    const acknowledged = answers.filter(({ status }) => status === 200);
    expect(sentByOthers.map(({ status }) => status)).toEqual(sentByOthers.map(() => 200));
    const ids = acknowledged.map(({ body }) => (body.data as { id: number }).id).sort((a, b) => a - b);
    const resumed = await EventClient.open(bff.url(1), admin, from);
    for (const client of [...clients.slice(1), resumed]) {
      await client.until(() => told(client).length >= ids.length);
      const positions = told(client).map(({ id }) => id);
      expect(positions).toEqual(positions.toSorted((a, b) => a - b));
      expect(new Set(positions).size).toBe(positions.length);
      const heard = told(client).map(({ data }) => data.id as number);
      expect(heard.filter((id) => ids.includes(id))).toEqual(ids);
      client.close();
    }
    clients[0]?.close();
  });
});
