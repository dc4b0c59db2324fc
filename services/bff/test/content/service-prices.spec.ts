import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { TestApi } from '../support/test-api.js';

interface Order {
  id: number;
  version: number;
}
interface Service {
  state: string;
  version: number;
  terms: { months: number; price: number }[];
  order: Order | null;
}

const YEAR = 298_800;
const STORED: Record<string, [state: string, left: string | null]> = {
  closed: ['closed', null],
  due: ['active', '29 days'],
  expired: ['active', '-10 days'],
};

describe('the price that a person saw', () => {
  let api: TestApi;
  let admin: string;
  beforeAll(async () => {
    api = await TestApi.start();
    admin = await api.signIn('admin');
  });
  afterAll(() => api.stop());
  beforeEach(() => put('closed'));

  const put = async (state: string) => {
    await api.sql(`DELETE FROM service_order WHERE service_id = 1 AND state = 'pending'`);
    await api.sql(
      `UPDATE service_card SET state = $1, expires_at = now() + $2::interval, undoable_until = NULL WHERE id = 1`,
      STORED[state],
    );
    await reprice(YEAR);
  };
  /** Another person of the school changes what a year costs. */
  const reprice = (price: number) =>
    api.sql('UPDATE service_price SET price = $1 WHERE service_id = 1 AND term_months = 12', [price]);
  const card = async (): Promise<Service> => {
    const { body } = await api.get<Service[]>('/api/list/the-service', { token: admin });
    const [first] = body.data;
    if (!first) throw new Error('There is no service.');
    return first;
  };
  const order = async (body: object) =>
    await api.post<Service>('/api/services/1/orders', {
      token: admin,
      body: { version: (await card()).version, ...body },
    });
  const balance = async () =>
    (await api.get<{ balance: number }>('/api/billing/summary', { token: admin })).body.data.balance;

  test.each([
    ['opening', 'closed', 'orders'],
    ['opening by the move', 'closed', 'open'],
    ['renewing', 'due', 'orders'],
    ['renewing by the move', 'expired', 'renew'],
  ])('%s at another price than the one that was seen charges nothing', async (_what, state, path) => {
    await put(state);
    const seen = await card();
    await reprice(YEAR + 1);
    const money = await balance();
    const send = (price?: number) =>
      api.post<Service>(`/api/services/1/${path}`, {
        token: admin,
        body: { version: seen.version, pay: true, ...(price === undefined ? {} : { price }) },
      });
    const { body } = await send(seen.terms[2]?.price);
    expect(body).toMatchObject({
      code: 40900,
      msg: 'The price is now CN¥2,988.01, and nothing was charged. Check it, then order or pay again.',
      data: { state: seen.state, version: seen.version, price: YEAR + 1 },
    });
    expect([await balance(), await card()]).toMatchObject([money, { state: seen.state, order: null }]);
    expect((await send(YEAR + 1)).body.code).toBe(20000);
    expect(await balance()).toBe(money - YEAR - 1);
  });

  test('an order that is left for later names its price, too', async () => {
    const { body } = await order({ pay: false, price: YEAR - 1 });
    expect(body).toMatchObject({ code: 40900, data: { price: YEAR } });
    expect((await card()).order).toBeNull();
  });

  test('a client that names no price pays what it costs', async () => {
    await reprice(YEAR + 2);
    const money = await balance();
    expect((await order({ pay: true })).body.code).toBe(20000);
    expect(await balance()).toBe(money - YEAR - 2);
  });

  test('paying an order at another price than its own charges nothing', async () => {
    const waiting = (await order({ pay: false })).body.data.order;
    const money = await balance();
    const pay = (price: number) =>
      api.post(`/api/service-orders/${waiting?.id ?? 0}/pay`, {
        token: admin,
        body: { version: waiting?.version, price },
      });
    expect((await pay(YEAR - 1)).body).toMatchObject({
      code: 40900,
      data: { state: 'pending', version: waiting?.version, price: YEAR },
    });
    expect(await balance()).toBe(money);
    expect((await pay(YEAR)).body).toMatchObject({ code: 20000, data: { state: 'paid' } });
    expect(await balance()).toBe(money - YEAR);
  });
});
