import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { EventClient } from '../support/event-client.js';
import { TestApi } from '../support/test-api.js';

interface Entry {
  id: number;
  kind: string;
  amount: number;
  balance: number;
  orderId: number | null;
  note: string;
  person: string | null;
}
interface Page {
  list: Entry[];
  total: number;
}

describe('the ledger', () => {
  let api: TestApi;
  let admin: string;
  beforeAll(async () => {
    api = await TestApi.start();
    await api.app.listen(0, '127.0.0.1');
    admin = await api.signIn('admin');
  });
  afterAll(() => api.stop());

  const page = async (query = '') =>
    (await api.get<Page>(`/api/billing/ledger?pageSize=100${query}`, { token: admin })).body.data;
  const balance = async () =>
    (await api.get<{ balance: number }>('/api/billing/summary', { token: admin })).body.data.balance;
  const topUp = (body: object, key?: string) =>
    api.post<{ balance: number }>('/api/billing/top-ups', {
      token: admin,
      body,
      ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    });

  test('sums to the balance, after every entry', async () => {
    const { list, total } = await page();
    expect(list).toHaveLength(total);
    let sum = 0;
    for (const { amount, balance: shown } of list.toReversed()) {
      sum += amount;
      expect(shown).toBe(sum);
      expect(shown).toBeGreaterThanOrEqual(0);
    }
    expect(await balance()).toBe(sum);
  });

  test('keeps the balance after an entry when a filter hides the ones before it', async () => {
    const all = await page();
    for (const kind of ['topUp', 'payment', 'refund']) {
      const { list, total } = await page(`&kind=${kind}`);
      expect(list).toEqual(all.list.filter((entry) => entry.kind === kind));
      expect(total).toBe(list.length);
    }
    const second = await api.get<Page>('/api/billing/ledger?pageSize=2&current=2', { token: admin });
    expect(second.body.data).toEqual({ list: all.list.slice(2, 4), total: all.total });
  });

  test('lists the entries of the given days', async () => {
    const [{ day }] = (await api.sql<{ day: string }>(
      `SELECT to_char(min(at) AT TIME ZONE 'Asia/Phnom_Penh', 'YYYY-MM-DD') AS day FROM ledger_entry`,
    )) as [{ day: string }];
    expect((await page(`&time=${day}`)).list).toMatchObject([{ kind: 'topUp', id: 1 }]);
    expect((await page('&time=2000-01-01&time=2000-12-31')).list).toEqual([]);
  });

  test('is topped up, with who and why, and tells open clients', async () => {
    const client = await EventClient.open(await api.app.getUrl(), admin);
    const before = await balance();
    const { body } = await topUp({ amount: 12_345, note: 'Test' });
    expect(body.data).toEqual({ balance: before + 12_345 });
    const [entry] = (await page()).list;
    expect(entry).toMatchObject({ kind: 'topUp', amount: 12_345, balance: before + 12_345, note: 'Test' });
    expect(entry?.person).toBe('Sok Dara');
    await client.until(() => client.of('ledger.changed').length === 1);
    expect(client.of('ledger.changed')[0]?.data).toEqual({ id: entry?.id, kind: 'topUp' });
    client.close();
  });

  test('counts a top-up once for each key', async () => {
    const before = await balance();
    const first = await topUp({ amount: 100 }, 'top-up-once');
    expect((await topUp({ amount: 100 }, 'top-up-once')).body).toEqual(first.body);
    expect((await topUp({ amount: 200 }, 'top-up-once')).body.code).toBe(40900);
    expect(await balance()).toBe(before + 100);
  });

  test.each([
    [{ amount: 0 }],
    [{ amount: -100 }],
    [{ amount: 1.5 }],
    [{ amount: 100_000_001 }],
    [{ amount: '100' }],
    [{ note: 'nothing' }],
    [{ amount: 1, note: 'x'.repeat(201) }],
    [{ amount: 1, kind: 'refund' }],
  ])('refuses %j', async (body) => {
    const answer = await topUp(body);
    expect([answer.status, answer.body.code]).toEqual([400, 40000]);
  });

  test.each([
    'UPDATE ledger_entry SET amount = amount + 1',
    'DELETE FROM ledger_entry',
    'TRUNCATE ledger_entry',
    `SET session_replication_role = replica; DELETE FROM ledger_entry`,
  ])('cannot be changed by SQL: %s', async (statement) => {
    const before = await balance();
    await expect(api.sql(statement)).rejects.toThrow(/append-only|permission denied/);
    expect(await balance()).toBe(before);
  });

  test.each([
    [`'payment', -100000000000, 999`, /does not cover/],
    [`'payment', 100, 999`, /amount_check/],
    [`'topUp', -1, NULL`, /amount_check|does not cover/],
    [`'refund', 100, NULL`, /order_check/],
    [`'payment', -100, 1`, /order_id_kind_attempt_key/],
  ])('accepts no entry that does not add up: %s', async (values, refusal) => {
    await expect(
      api.sql(`INSERT INTO ledger_entry (kind, amount, order_id) VALUES (${values})`),
    ).rejects.toThrow(refusal);
  });
});

describe('paying at the same time', () => {
  let api: TestApi;
  let other: TestApi;
  let admin: string;
  beforeAll(async () => {
    api = await TestApi.start();
    other = await TestApi.start({}, api.database);
    admin = await api.signIn('admin');
  });
  afterAll(async () => {
    await other.app.close();
    await api.stop();
  });
  beforeEach(async () => {
    await api.sql('DELETE FROM service_order WHERE state = $1', ['pending']);
  });

  test('never overdraws, from two replicas, and opens exactly what was paid', async () => {
    const SERVICES = 24;
    const PRICE = 1_000_000;
    await api.sql(
      `WITH service AS (
         INSERT INTO service_card (key, icon, title, description, texts, state)
         SELECT 'parallel-' || n, 'code', 'Parallel', '', $3, 'closed' FROM generate_series(1, $1) AS n RETURNING id
       ) INSERT INTO service_price (service_id, term_months, price) SELECT id, 12, $2 FROM service`,
      [SERVICES, PRICE, JSON.stringify([{ language: 'en-US', title: 'Parallel', description: 'At once' }])],
    );
    const services = await api.sql<{ id: number }>(
      `SELECT id FROM service_card WHERE key LIKE 'parallel-%' ORDER BY id`,
    );
    const balanceOf = async () => {
      const [row] = await api.sql<{ balance: number }>(
        'SELECT sum(amount)::int AS balance FROM ledger_entry',
      );
      return row?.balance ?? NaN;
    };
    const before = await balanceOf();
    const affordable = Math.floor(before / PRICE);
    expect(affordable).toBeGreaterThan(0);
    expect(affordable).toBeLessThan(SERVICES);
    const answers = await Promise.all(
      services.map(({ id }, at) =>
        (at % 2 === 0 ? api : other).post(`/api/services/${id}/orders`, {
          token: admin,
          body: { version: 1, pay: true },
        }),
      ),
    );
    const paid = answers.filter(({ body }) => body.code === 20000);
    expect(paid).toHaveLength(affordable);
    for (const { body } of answers.filter(({ body: { code } }) => code !== 20000))
      expect(body).toMatchObject({ code: 50000, msg: expect.stringContaining('is missing') });
    expect(await balanceOf()).toBe(before - affordable * PRICE);
    const [opened] = await api.sql<{ services: number; orders: number; payments: number }>(
      `SELECT (SELECT count(*)::int FROM service_card WHERE key LIKE 'parallel-%' AND state = 'active') AS services,
              (SELECT count(*)::int FROM service_order WHERE price = $1) AS orders,
              (SELECT count(*)::int FROM ledger_entry WHERE amount = -$1::int) AS payments`,
      [PRICE],
    );
    expect(opened).toEqual({ services: affordable, orders: affordable, payments: affordable });
  });

  test('one order is paid once', async () => {
    const [{ version }] = (await api.sql<{ version: number }>(
      `UPDATE service_card SET state = 'closed' WHERE id = 3 RETURNING version`,
    )) as [{ version: number }];
    const { body } = await api.post<{ order: { id: number; version: number } }>('/api/services/3/orders', {
      token: admin,
      body: { version, termMonths: 1, pay: false },
    });
    const { id } = body.data.order;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        (at % 2 === 0 ? api : other).post(`/api/service-orders/${id}/pay`, {
          token: admin,
          body: { version: 1 },
        }),
      ),
    );
    expect(answers.filter(({ body: { code } }) => code === 20000)).toHaveLength(1);
    for (const answer of answers.filter(({ body: { code } }) => code !== 20000))
      expect(answer.body).toMatchObject({ code: 40900, data: { state: 'paid', version: 2 } });
    expect(await api.sql('SELECT id FROM ledger_entry WHERE order_id = $1', [id])).toHaveLength(1);
  });
});
