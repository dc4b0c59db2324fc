import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { TestApi } from '../support/test-api.js';

interface Order {
  id: number;
  version: number;
}
interface Service {
  version: number;
  order: Order | null;
  nextExpiresAt: string;
  terms: object[];
}

describe('undoing a payment', () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await TestApi.start();
    token = await api.signIn('admin');
  });
  afterAll(() => api.stop());
  beforeEach(() => api.sql(`UPDATE service_card SET state = 'closed', undoable_until = NULL WHERE id = 1`));

  const card = async (): Promise<Service> => {
    const [service] = (await api.get<Service[]>('/api/list/the-service', { token })).body.data;
    if (!service) throw new Error('There is no service.');
    return service;
  };
  const post = async (path: string, body: object) =>
    (await api.post<Service>(path, { token, body })).body.data;
  const place = async (pay: boolean) =>
    post('/api/services/1/orders', { version: (await card()).version, pay });
  const undo = async () => post('/api/services/1/undo', { version: (await card()).version });
  const orderOf = async (id: number) =>
    (await api.get<Order>(`/api/service-orders/${id}`, { token })).body.data;
  const balance = async () =>
    (await api.get<{ balance: number }>('/api/billing/summary', { token })).body.data.balance;
  const entriesOf = async (id: number) => {
    const rows = await api.sql<{ kind: string }>(
      'SELECT kind FROM ledger_entry WHERE order_id = $1 ORDER BY id',
      [id],
    );
    return rows.map(({ kind }) => kind);
  };
  const historyOf = async (id: number) => {
    const path = `/api/service-orders/${id}/history`;
    const { body } = await api.get<{ list: { action: string }[] }>(path, { token });
    return body.data.list.map(({ action }) => action);
  };

  test('cancels an order that was placed and paid at once', async () => {
    const money = await balance();
    await place(true);
    const [{ id }] = (await api.sql<Order>('SELECT max(id) AS id FROM service_order')) as [Order];
    expect(await undo()).toMatchObject({ state: 'closed', orderKind: 'open', order: null });
    expect(await balance()).toBe(money);
    expect(await entriesOf(id)).toEqual(['payment', 'refund']);
    expect(await orderOf(id)).toMatchObject({ state: 'cancelled', version: 3, paidBy: 'Sok Dara' });
    expect(await historyOf(id)).toEqual(['refund', 'pay', 'create']);
  });

  /** Without what is counted from now. */
  const lasting = ({ nextExpiresAt: _next, terms: _terms, ...service }: Service) => service;

  test('lets an order wait again that waited before, and it can be paid again', async () => {
    const { order } = await place(false);
    const { id = 0, version } = order ?? {};
    const money = await balance();
    await post(`/api/service-orders/${id}/pay`, { version });
    const undone = await undo();
    expect(undone).toMatchObject({ state: 'closed', orderKind: null, order: { id } });
    expect(lasting(undone)).toEqual(lasting(await card()));
    expect(await balance()).toBe(money);
    const waiting = await orderOf(id);
    expect(waiting).toMatchObject({ state: 'pending', actions: ['pay', 'cancel'], version: 3 });
    expect(waiting).toMatchObject({ paidTime: null, paidBy: null, cancelledTime: null });

    const paid = await post(`/api/service-orders/${id}/pay`, { version: waiting.version });
    expect(paid).toMatchObject({ state: 'paid', version: 4 });
    expect(await balance()).toBeLessThan(money);
    expect(await entriesOf(id)).toEqual(['payment', 'refund', 'payment']);
    expect(await historyOf(id)).toEqual(['pay', 'undo', 'pay', 'create']);
  });
});
