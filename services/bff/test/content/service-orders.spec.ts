import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { EventClient } from '../support/event-client.js';
import { TestApi } from '../support/test-api.js';

interface Order {
  id: number;
  serviceId: number;
  kind: string;
  termMonths: number;
  price: number;
  state: string;
  actions: string[];
  createdBy: string | null;
  paidBy: string | null;
  paidTime: string | null;
  cancelledTime: string | null;
  version: number;
}
interface Service {
  id: number;
  state: string;
  actions: string[];
  version: number;
  terms: { months: number; price: number; expiresAt: string | null }[];
  orderKind: string | null;
  order: Order | null;
  expiresAt: string | null;
}

const YEAR = 298_800;
const MONTH = 32_000;
/** A service of each state, and one that is active and due. */
const STORED: Record<string, [state: string, left: string | null]> = {
  closed: ['closed', null],
  active: ['active', '31 days'],
  due: ['active', '29 days'],
  cancelled: ['cancelled', '10 days'],
  expired: ['active', '-10 days'],
};
/** What can be ordered in each of them, duplicated here on purpose. */
const OFFERED: Record<string, string | null> = {
  closed: 'open',
  active: null,
  due: 'renew',
  cancelled: 'open',
  expired: 'renew',
};

describe('ordering a service', () => {
  let api: TestApi;
  let admin: string;
  let user: string;
  beforeAll(async () => {
    api = await TestApi.start();
    await api.app.listen(0, '127.0.0.1');
    [admin, user] = [await api.signIn('admin'), await api.signIn('user')];
  });
  afterAll(() => api.stop());
  beforeEach(() => put('closed'));

  const put = async (state: string) => {
    await api.sql(`DELETE FROM service_order WHERE service_id = 1 AND state = 'pending'`);
    await api.sql(
      `UPDATE service_card SET state = $1, expires_at = now() + $2::interval, undoable_until = NULL WHERE id = 1`,
      STORED[state],
    );
  };
  const card = async (token = admin): Promise<Service> => {
    const { body } = await api.get<Service[]>('/api/list/the-service', { token });
    const [first] = body.data;
    if (!first) throw new Error('There is no service.');
    return first;
  };
  const order = async (body: object, headers: Record<string, string> = {}) =>
    await api.post<Service>('/api/services/1/orders', {
      ...{ token: admin, headers },
      body: { version: (await card()).version, ...body },
    });
  const placed = async (body: object = {}): Promise<Order> => {
    const waiting = (await order({ pay: false, ...body })).body.data.order;
    if (!waiting) throw new Error('No order waits.');
    return waiting;
  };
  const settle = (action: string, { id, version }: Pick<Order, 'id' | 'version'>, token = admin, key = '') =>
    api.post<Order>(`/api/service-orders/${id}/${action}`, {
      ...{ token, body: { version } },
      headers: key === '' ? {} : { 'idempotency-key': key },
    });
  const balance = async () =>
    (await api.get<{ balance: number }>('/api/billing/summary', { token: user })).body.data.balance;
  const entriesOf = (id: number) =>
    api.sql<{ kind: string; amount: number }>(
      'SELECT kind, amount::int FROM ledger_entry WHERE order_id = $1 ORDER BY id',
      [id],
    );

  test.each(Object.entries(OFFERED))('a service that is %s offers %j', async (state, kind) => {
    await put(state);
    const before = await card();
    expect(before.orderKind).toBe(kind);
    expect((await card(user)).orderKind).toBeNull();
    expect(before.terms.map(({ months }) => months)).toEqual([1, 6, 12]);
    expect(before.terms.every(({ expiresAt }) => (expiresAt === null) === (kind === null))).toBe(true);
    const { body } = await order({ pay: true });
    expect(body).toMatchObject(
      kind === null
        ? { code: 40900, data: { state: before.state, version: before.version } }
        : { code: 20000, data: { state: 'active', version: before.version + 1, order: null } },
    );
    if (kind === null) return;
    expect(body.data.expiresAt?.slice(0, 15)).toBe(before.terms[2]?.expiresAt?.slice(0, 15));
  });

  test('a term is paid at its own price and lasts that long', async () => {
    const before = await balance();
    const { data } = (await order({ termMonths: 1, pay: true })).body;
    expect(await balance()).toBe(before - MONTH);
    const [row] = await api.sql<{ exact: boolean }>(
      `SELECT expires_at BETWEEN now() + interval '1 month' - interval '1 minute' AND now() + interval '1 month'
              AS exact FROM service_card WHERE id = 1`,
    );
    expect(row).toEqual({ exact: true });
    expect(data.order).toBeNull();
  });

  test('a pending order changes the card, and not the state of the service or the balance', async () => {
    const before = await card();
    const money = await balance();
    const { data } = (await order({ pay: false })).body;
    expect(data).toMatchObject({
      state: 'closed',
      actions: [],
      orderKind: null,
      version: before.version + 1,
    });
    expect(data.order).toMatchObject({
      ...{ kind: 'open', termMonths: 12, price: YEAR, state: 'pending', actions: ['pay', 'cancel'] },
      ...{ createdBy: 'Sok Dara', paidTime: null, version: 1 },
    });
    expect(await balance()).toBe(money);
    expect((await card(user)).order?.actions).toEqual([]);
  });

  test.each(['open', 'orders'])(
    'while an order waits, %s is refused with the current state',
    async (path) => {
      await placed();
      const { version } = await card();
      const { body } = await api.post(`/api/services/1/${path}`, { token: admin, body: { version } });
      expect(body).toMatchObject({ code: 40900, data: { state: 'closed', version } });
      expect(body.msg).toContain('already waits');
    },
  );

  test('paying opens the service and books the price', async () => {
    const waiting = await placed();
    const money = await balance();
    const { data } = (await settle('pay', waiting)).body;
    expect(data).toMatchObject({ state: 'paid', actions: [], paidBy: 'Sok Dara', version: 2 });
    expect(await card()).toMatchObject({ state: 'active', order: null, actions: ['undo', 'cancel'] });
    expect(await balance()).toBe(money - YEAR);
    expect(await entriesOf(waiting.id)).toEqual([{ kind: 'payment', amount: -YEAR }]);
  });

  test('cancelling an order leaves everything else as it was', async () => {
    const waiting = await placed();
    const money = await balance();
    expect((await settle('cancel', waiting)).body.data).toMatchObject({ state: 'cancelled', actions: [] });
    expect(await card()).toMatchObject({
      state: 'closed',
      order: null,
      actions: ['open'],
      orderKind: 'open',
    });
    expect(await balance()).toBe(money);
  });

  test.each(
    ['pending', 'paid', 'cancelled'].flatMap((state) =>
      ['pay', 'cancel'].map((action) => ({ state, action })),
    ),
  )('$action an order that is $state', async ({ state, action }) => {
    const waiting = await placed();
    const { version } =
      state === 'pending' ? waiting : (await settle(state === 'paid' ? 'pay' : 'cancel', waiting)).body.data;
    const { body } = await settle(action, { id: waiting.id, version });
    if (state === 'pending') expect(body).toMatchObject({ code: 20000, data: { version: 2 } });
    else expect(body).toMatchObject({ code: 40900, data: { state, version } });
    expect((await settle(action, { id: waiting.id, version: 3 })).body.code).toBe(40900);
    expect((await settle(action, { id: waiting.id, version }, user)).body.code).toBe(40300);
  });

  test('cancelling a service cancels the renewal that waits', async () => {
    await put('due');
    const waiting = await placed();
    expect(waiting.kind).toBe('renew');
    await api.post('/api/services/1/cancel', { token: admin, body: { version: (await card()).version } });
    expect(await card()).toMatchObject({ state: 'cancelled', order: null, actions: ['open'] });
    expect((await settle('pay', waiting)).body).toMatchObject({ code: 40900, data: { state: 'cancelled' } });
  });

  test('a renewal ahead of the expiry continues the term, and undo takes it back', async () => {
    await put('due');
    const before = await card();
    const { data } = (await order({ pay: true, termMonths: 1 })).body;
    const [row] = await api.sql<{ days: number }>(
      'SELECT round(extract(epoch FROM expires_at - now()) / 86400)::int AS days FROM service_card WHERE id = 1',
    );
    expect(row?.days).toBeGreaterThanOrEqual(29 + 28);
    await api.post('/api/services/1/undo', { token: admin, body: { version: data.version } });
    expect(await card()).toMatchObject({ state: 'active', expiresAt: before.expiresAt, orderKind: 'renew' });
  });

  test('a term without a price is refused', async () => {
    expect((await order({ termMonths: 7 })).body).toMatchObject({ code: 50000, data: null });
    expect((await order({ termMonths: 7 })).body.msg).toContain('7 months');
  });

  test.each([
    [{ termMonths: 0 }],
    [{ termMonths: 37 }],
    [{ pay: 'yes' }],
    [{ version: 0 }],
    [{ price: 0 }],
    [{ price: '1' }],
  ])('the body %j is refused', async (body) => {
    expect((await order(body)).status).toBe(400);
  });

  test('one order for each key, and one payment', async () => {
    const { version } = await card();
    const send = () =>
      api.post<Service>('/api/services/1/orders', {
        ...{ token: admin, body: { version, pay: false } },
        headers: { 'idempotency-key': 'order-once-1' },
      });
    const first = await send();
    expect((await send()).body).toEqual(first.body);
    const waiting = (await card()).order;
    if (!waiting) throw new Error('No order waits.');
    const paid = await settle('pay', waiting, admin, 'pay-once-1');
    expect((await settle('pay', waiting, admin, 'pay-once-1')).body).toEqual(paid.body);
    expect(await entriesOf(waiting.id)).toHaveLength(1);
  });

  test('administrators get a todo, which is done when the order is paid', async () => {
    const { id, version } = await placed();
    const todo = async () => {
      const { body } = await api.get<{
        list: { link: string | null; content: string; messageType: number | null; status: number }[];
      }>('/api/messages?type=todo&pageSize=100', { token: admin });
      return body.data.list.find(({ link }) => link === `/list/orders?order=${id}`);
    };
    expect(await todo()).toMatchObject({
      messageType: 0,
      content: 'To open, 12 months, CN¥2,988.00. Pay or cancel the order.',
    });
    await settle('pay', { id, version });
    expect(await todo()).toMatchObject({ messageType: null });
    await api.post('/api/services/1/undo', { token: admin, body: { version: (await card()).version } });
    expect(await todo()).toMatchObject({ messageType: 0, status: 0 });
  });

  test('open clients are told that the card changed', async () => {
    const client = await EventClient.open(await api.app.getUrl(), user);
    const waiting = await placed();
    await settle('pay', waiting);
    await client.until(() => client.of('card.changed').length === 2);
    expect(client.of('card.changed').map(({ data }) => (data as { action: string }).action)).toEqual([
      'order',
      'open',
    ]);
    expect(client.of('ledger.changed')).toHaveLength(1);
    client.close();
  });
});
