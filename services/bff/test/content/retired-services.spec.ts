import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Card, OFFER, Offers, type Order } from '../support/service-offers.js';
import { TestApi } from '../support/test-api.js';

describe('what administrators no longer offer', () => {
  let api: TestApi;
  let admin: string;
  let offers: Offers;
  beforeAll(async () => {
    api = await TestApi.start();
    admin = await api.signIn('admin');
    offers = new Offers(api, admin);
  });
  afterAll(() => api.stop());

  test('leaves the card list if it is closed, and is neither opened nor ordered', async () => {
    const offer = await offers.created();
    const version = (await offers.card(offer))?.version ?? 0;
    expect((await offers.move(offer, 'retire')).body.data).toMatchObject({
      state: 'retired',
      actions: ['restore'],
    });
    expect(await offers.card(offer)).toBeUndefined();
    for (const path of ['open', 'renew', 'orders'])
      for (const sent of [version, version + 1]) {
        const { body } = await api.post(`/api/services/${offer.id}/${path}`, {
          token: admin,
          body: { version: sent, termMonths: 1 },
        });
        expect(body).toMatchObject({ code: 40900, data: { state: 'closed', version: version + 1 } });
      }
  });

  test('stays with those who have it until it ends, and cannot be renewed', async () => {
    const offer = await offers.created();
    await offers.order(offer, { pay: true });
    await api.sql(`UPDATE service_card SET expires_at = now() + interval '3 days' WHERE id = $1`, [offer.id]);
    expect((await offers.card(offer))?.orderKind).toBe('renew');
    await offers.move(offer, 'retire');
    const open = await offers.card(offer);
    expect(open).toMatchObject({ state: 'active', isRetired: true, orderKind: null });
    expect(open?.actions).toContain('cancel');
    const renewals = await api.get<Card[]>('/api/services/renewals', { token: admin });
    expect(renewals.body.data.map(({ id }) => id)).not.toContain(offer.id);
    expect((await offers.order(offer)).body.code).toBe(40900);
    await api.sql(`UPDATE service_card SET expires_at = now() - interval '1 day' WHERE id = $1`, [offer.id]);
    expect(await offers.card(offer)).toBeUndefined();
    expect(await offers.read(offer)).toMatchObject({ state: 'retired', serviceState: 'expired' });
  });

  test('is cancelled as before', async () => {
    const offer = await offers.created();
    await offers.order(offer, { pay: true });
    await offers.move(offer, 'retire');
    const cancelled = await api.post<Card>(`/api/services/${offer.id}/cancel`, {
      token: admin,
      body: { version: (await offers.card(offer))?.version },
    });
    expect(cancelled.body.data).toMatchObject({ state: 'cancelled', actions: [], isRetired: true });
  });

  test('cancels the order that waits, which nobody can pay', async () => {
    const offer = await offers.created();
    const waiting = (await offers.order(offer, { pay: false })).body.data.order;
    await offers.move(offer, 'retire');
    const id = waiting?.id ?? 0;
    const now = (await api.get<Order>(`/api/service-orders/${id}`, { token: admin })).body.data;
    expect(now).toMatchObject({ state: 'cancelled' });
    const paid = await api.post(`/api/service-orders/${id}/pay`, {
      token: admin,
      body: { version: now.version },
    });
    expect(paid.body.code).toBe(40900);
  });

  test('is ordered again once it is brought back', async () => {
    const offer = await offers.created();
    const retired = (await offers.move(offer, 'retire')).body.data;
    expect((await offers.move(retired, 'retire')).body).toMatchObject({
      code: 40900,
      data: { state: 'retired' },
    });
    const back = (await offers.move(retired, 'restore')).body.data;
    expect(back).toMatchObject({ state: 'offered', terms: OFFER.terms });
    expect((await offers.order(offer, { pay: true })).body.data).toMatchObject({ state: 'active' });
  });

  test('is ordered or retired, if both happen at the same time, and never open anew', async () => {
    const offer = await offers.created();
    const [ordered, retired] = await Promise.all([
      offers.order(offer, { pay: false }),
      offers.move(offer, 'retire'),
    ]);
    expect(retired.body.code).toBe(20000);
    expect([20000, 40900]).toContain(ordered.body.code);
    const [pending] = await api.sql<{ count: number }>(
      `SELECT count(*)::int AS count FROM service_order WHERE service_id = $1 AND state = 'pending'`,
      [offer.id],
    );
    expect(pending?.count).toBe(0);
  });
});
