import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TestApi } from '../support/test-api.js';

interface Order {
  id: number;
  serviceId: number;
  kind: string;
  price: number;
  state: string;
  createdTime: string;
}
interface Service {
  state: string;
  expiresAt: string | null;
  orderKind: string | null;
  order: Order | null;
}

interface Summary {
  pendingOrders: number;
  pendingSince: string | null;
  renewals: number;
  renewalDue: string | null;
}

describe('when the balance does not suffice', () => {
  let api: TestApi;
  let admin: string;
  beforeAll(async () => {
    api = await TestApi.start();
    admin = await api.signIn('admin');
    await api.sql(
      `INSERT INTO ledger_entry (kind, amount, order_id) SELECT 'payment', 100 - sum(amount), 999 FROM ledger_entry`,
    );
  });
  afterAll(() => api.stop());

  test('paying is refused with what is missing, and leaves no order', async () => {
    const { body } = await api.post('/api/services/3/orders', {
      ...{ token: admin, body: { version: 1, pay: true } },
      headers: { 'accept-language': 'en-US' },
    });
    expect(body).toMatchObject({ code: 50000, data: null });
    expect(body.msg).toContain('CN¥1,687.00 is missing');
    expect(
      await api.sql('SELECT id FROM service_order WHERE service_id = 3 AND state = $1', ['pending']),
    ).toEqual([]);
  });

  test('an older client, which sends the version only, places an order that waits', async () => {
    const { body } = await api.post<Service>('/api/services/2/renew', { token: admin, body: { version: 1 } });
    expect(body).toMatchObject({
      code: 20000,
      data: { state: 'expired', version: 2, actions: [], order: { kind: 'renew', termMonths: 12 } },
    });
  });

  test('the order is paid after a top-up', async () => {
    const [{ id }] = (await api.sql<{ id: number }>(
      `SELECT id FROM service_order WHERE service_id = 2 AND state = 'pending'`,
    )) as [{ id: number }];
    const pay = () =>
      api.post<Order>(`/api/service-orders/${id}/pay`, { token: admin, body: { version: 1 } });
    expect((await pay()).body.code).toBe(50000);
    await api.post('/api/billing/top-ups', { token: admin, body: { amount: 1_000_000 } });
    expect((await pay()).body.data.state).toBe('paid');
  });
});

describe('the lists of orders and renewals', () => {
  let api: TestApi;
  let admin: string;
  beforeAll(async () => {
    api = await TestApi.start();
    admin = await api.signIn('admin');
  });
  afterAll(() => api.stop());

  const orders = async (query = '') =>
    (
      await api.get<{ list: Order[]; total: number }>(`/api/service-orders?pageSize=100${query}`, {
        token: admin,
      })
    ).body.data;
  const summary = async () => (await api.get<Summary>('/api/billing/summary', { token: admin })).body.data;
  const renewals = async () =>
    (await api.get<Service[]>('/api/services/renewals', { token: admin })).body.data;

  test('filter by state, kind and service', async () => {
    const all = await orders();
    expect(all.total).toBe(all.list.length);
    for (const state of ['pending', 'paid', 'cancelled']) {
      const found = await orders(`&state=${state}`);
      expect(found.list).toEqual(all.list.filter((one) => one.state === state));
      expect(found.list.length).toBeGreaterThan(0);
    }
    for (const kind of ['open', 'renew'])
      expect((await orders(`&kind=${kind}`)).list).toEqual(all.list.filter((one) => one.kind === kind));
    expect((await orders('&service=2')).list).toEqual(all.list.filter(({ serviceId }) => serviceId === 2));
    expect((await orders('&service=2&state=pending')).list).toEqual([]);
  });

  test('sort by price and by time', async () => {
    const prices = (await orders('&sort=price&order=asc')).list.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const [newest, ...older] = (await orders()).list;
    expect((await orders('&order=asc')).list.at(-1)).toEqual(newest);
    expect(older.length).toBeGreaterThan(0);
  });

  test('the figures equal the rows of their lists, whatever the services are', async () => {
    const left = ['-400 days', '-1 minute', '1 minute', '29 days', '31 days', '300 days'];
    for (let round = 0; round < 12; round += 1) {
      for (const id of [1, 2, 3, 4])
        await api.sql(`UPDATE service_card SET state = $2, expires_at = now() + $3::interval WHERE id = $1`, [
          id,
          ['active', 'closed', 'cancelled', 'active'][(id + round) % 4],
          left[(id * 5 + round) % 6],
        ]);
      const { pendingOrders, pendingSince, renewals: due, renewalDue } = await summary();
      const rows = await renewals();
      const pending = await orders('&state=pending&order=asc');
      expect([pendingOrders, pendingSince]).toEqual([pending.total, pending.list[0]?.createdTime ?? null]);
      expect([due, renewalDue]).toEqual([rows.length, rows[0]?.expiresAt ?? null]);
      for (const { state, orderKind, order } of rows)
        expect(state === 'expired' || orderKind === 'renew' || order?.kind === 'renew').toBe(true);
    }
  });

  test('an order that does not exist is not found', async () => {
    for (const path of ['/api/service-orders/999999', '/api/service-orders/999999/history'])
      expect((await api.get(path, { token: admin })).body.code).toBe(40400);
    for (const action of ['pay', 'cancel'])
      expect(
        (await api.post(`/api/service-orders/999999/${action}`, { token: admin, body: { version: 1 } })).body
          .code,
      ).toBe(40400);
  });
});
