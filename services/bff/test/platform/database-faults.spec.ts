import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { type PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { ANSWER_TIMEOUT_MS } from '../../src/platform/database/client-with-timeout.js';
import { endsWhenIdleFor } from '../../src/platform/database/in-turn.js';
import { DatabaseProxy } from '../support/database-proxy.js';
import { DRAFT } from '../support/policies.js';
import { type Answer, TestApi } from '../support/test-api.js';
import { copyTemplate, type TestDatabase } from '../support/test-database.js';
import { until } from '../support/until.js';

const POOL_SIZE = 5;
/** The waits are as by default. */
const settings = { DATABASE_POOL_SIZE: String(POOL_SIZE), DATABASE_CONNECT_SECONDS: '1.5' };
/** Before an answer of the database would be given up, however slow the machine is. */
const AT_ONCE_MS = 6_000;
/**
 * A stop waits for an answer twice: for the work in progress, then for the line of the replica. Each wait may begin with a
 * connection. It stays below SALA_STOP_SECONDS, after which a process ends whatever it does.
 */
const STOP_MS = 2 * (ANSWER_TIMEOUT_MS + 1_500) + 3_000;
interface Timed {
  answer: Answer;
  ms: number;
}

describe('a failing database', () => {
  let database: TestDatabase;
  let proxy: DatabaseProxy;
  let api: TestApi;
  let token: string;
  /** Connects directly, bypassing the proxy. */
  let direct: pg.Client;

  beforeAll(async () => {
    database = await copyTemplate();
    proxy = await DatabaseProxy.start(database.url);
    api = await TestApi.start(settings, { ...database, url: proxy.url });
    token = await api.signIn('admin');
    direct = new pg.Client({ connectionString: database.url });
    await direct.connect();
  });
  afterAll(async () => {
    await direct.end();
    await api.stop();
    await proxy.stop();
  });

  const timed = async (call: Promise<Answer>): Promise<Timed> => {
    const start = performance.now();
    return { answer: await call, ms: performance.now() - start };
  };
  const list = () => timed(api.get('/api/list/policy', { token }));
  const pool = () => (api.app.get(DataSource).driver as PostgresDriver).master as pg.Pool;
  const count = async (sql: string): Promise<number> => {
    const { rows } = await direct.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${sql}`);
    return rows[0]?.count ?? 0;
  };
  /** The server process IDs of the connections that LISTEN for notifications. */
  const listeners = async (): Promise<number[]> => {
    const { rows } = await direct.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = 'sala-bff-listener'`,
    );
    return rows.map(({ pid }) => pid);
  };
  const backends = (condition: string) =>
    count(`pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND ${condition}`);

  const expectUnavailable = ({ answer, ms }: Timed, limitMs: number) => {
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '1' }, body: { code: 50300 } });
    expect(ms).toBeLessThan(limitMs);
  };
  const expectRecovered = async () => {
    await until(async () => (await list()).answer.status === 200);
    await until(async () => (await backends(`state LIKE 'idle in transaction%'`)) === 0);
    await until(() => pool().idleCount === pool().totalCount && pool().waitingCount === 0);
    expect(pool().totalCount).toBeLessThanOrEqual(POOL_SIZE);
    await until(async () => (await backends(`application_name = 'sala-bff'`)) === pool().totalCount);
  };

  test('black-holed: 503 within 10 s, in a query, in a transaction and on idle connections', async () => {
    await Promise.all(Array.from({ length: POOL_SIZE }, list));
    const [listener] = await listeners();
    await direct.query('BEGIN; LOCK TABLE policy IN ACCESS EXCLUSIVE MODE');
    const reading = list();
    const writing = timed(api.post('/api/policies', { token, body: { ...DRAFT, name: 'In the hole' } }));
    await until(async () => (await backends(`wait_event_type = 'Lock'`)) === 2);

    proxy.freeze();
    await direct.query('COMMIT');
    const signIn = { username: 'user', password: 'user' };
    const [ready, ...refused] = await Promise.all([
      timed(api.get('/readyz')),
      ...[reading, writing, timed(api.post('/api/user/login', { body: signIn }))],
      ...Array.from({ length: POOL_SIZE }, list),
    ]);
    expectUnavailable(ready, AT_ONCE_MS);
    for (const each of refused) expectUnavailable(each, 10_000);

    proxy.thaw();
    await expectRecovered();
    expect(await count(`policy WHERE name = 'In the hole'`)).toBe(0);
    await until(async () => {
      const [now, ...more] = await listeners();
      return now !== undefined && now !== listener && more.length === 0;
    });
  });

  test('down: 503 at once, also in a query, and the process recovers', async () => {
    await direct.query('BEGIN; LOCK TABLE policy IN ACCESS EXCLUSIVE MODE');
    const reading = list();
    await until(async () => (await backends(`wait_event_type = 'Lock'`)) === 1);
    await proxy.cut();
    for (const each of await Promise.all([reading, list(), list()])) expectUnavailable(each, AT_ONCE_MS);
    const ready = await timed(api.get('/readyz'));
    expectUnavailable(ready, AT_ONCE_MS);
    expect(ready.answer.body.msg).toMatch(/^The database does not answer \([A-Z0-9]+\)\. /);

    await direct.query('ROLLBACK');
    await proxy.mend();
    await expectRecovered();
    expect((await api.get('/readyz')).status).toBe(200);
  });

  test('500 concurrent callers: bounded waits, 503 with Retry-After or 200, no leaked connections', async () => {
    await direct.query('BEGIN; LOCK TABLE policy IN ACCESS EXCLUSIVE MODE');
    const callers = Array.from({ length: 500 }, list);
    await until(() => pool().waitingCount > 0);
    const refused = await Promise.race(callers);
    expectUnavailable(refused, 10_000);
    await direct.query('ROLLBACK');
    for (const each of await Promise.all(callers)) {
      if (each.answer.status === 200) expect(each.ms).toBeLessThan(10_000);
      else expectUnavailable(each, 10_000);
    }
    await expectRecovered();
  });

  test('a transaction that was left alone for too long says so, and keeps no connection', async () => {
    const { manager } = api.app.get(DataSource);
    const idle = manager.transaction(async (transaction) => {
      await transaction.query(`SELECT ${endsWhenIdleFor(50)}`);
      await wait(500);
      await transaction.query('SELECT 1');
    });
    await expect(idle).rejects.toMatchObject({ code: '25P03' });
    await expectRecovered();
  });

  test('black-holed: the process can still be stopped', async () => {
    const other = await TestApi.start(settings, { ...database, url: proxy.url });
    proxy.freeze();
    const start = performance.now();
    await other.app.close();
    expect(performance.now() - start).toBeLessThan(STOP_MS);
    proxy.thaw();
  });

  test('black-holed at the start: the process waits, and starts when there is an answer', async () => {
    proxy.freeze();
    const starting = TestApi.start(settings, { ...database, url: proxy.url });
    await wait(2_000 * Number(settings.DATABASE_CONNECT_SECONDS));
    proxy.thaw();
    const other = await starting;
    expect((await other.get('/readyz')).status).toBe(200);
    await other.app.close();
  });
});
