import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { english, khmer, OFFER, type Offer, Offers, type Order } from '../support/service-offers.js';
import { TestApi } from '../support/test-api.js';

const MOST = 100;

describe('what administrators offer', () => {
  let api: TestApi;
  let admin: string;
  let user: string;
  let offers: Offers;
  beforeAll(async () => {
    api = await TestApi.start();
    [admin, user] = [await api.signIn('admin'), await api.signIn('user')];
    offers = new Offers(api, admin);
  });
  afterAll(() => api.stop());

  test('a new service is on the card list of everyone, and is ordered at once', async () => {
    const before = (await offers.cards(user)).length;
    const offer = await offers.created();
    expect(offer).toMatchObject({
      ...{ key: `service-${offer.id}`, texts: [english, khmer], terms: OFFER.terms },
      ...{ state: 'offered', actions: ['retire'], serviceState: 'closed', version: 1 },
    });
    const shown = await offers.cards(user);
    expect(shown).toHaveLength(before + 1);
    expect(shown.at(-1)).toMatchObject({ title: 'Robot club', state: 'closed', isRetired: false });
    expect((await offers.order(offer, { pay: true })).body.data).toMatchObject({ state: 'active' });
    expect(await offers.read(offer)).toMatchObject({ serviceState: 'active', version: 1 });
  });

  test('without a text in English, clients that know one text show the first', async () => {
    const offer = await offers.created({ ...OFFER, texts: [khmer] });
    expect(await offers.card(offer)).toMatchObject({ title: khmer.title });
  });

  test('a call that is sent twice creates one', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const [one, other] = [await offers.create(OFFER, headers), await offers.create(OFFER, headers)];
    expect(other.body.data.id).toBe(one.body.data.id);
  });

  test.each([
    ['no text', { texts: [] }, 'texts'],
    ['a language twice', { texts: [english, english] }, 'texts'],
    ['another language', { texts: [{ ...english, language: 'fr-FR' }] }, 'texts.0.language'],
    ['an empty title', { texts: [{ ...english, title: ' ' }] }, 'texts.0.title'],
    ['a long title', { texts: [{ ...english, title: 'x'.repeat(65) }] }, 'texts.0.title'],
    ['an empty description', { texts: [{ ...english, description: '' }] }, 'texts.0.description'],
    ['a long description', { texts: [{ ...english, description: 'x'.repeat(201) }] }, 'texts.0.description'],
    ['an unknown icon', { icon: 'javascript' }, 'icon'],
    ['no term', { terms: [] }, 'terms'],
    ['a term twice', { terms: [...OFFER.terms, { months: 1, price: 1 }] }, 'terms'],
    [
      'too many terms',
      { terms: Array.from({ length: 13 }, (_, at) => ({ months: at + 1, price: 1 })) },
      'terms',
    ],
    ['a term of no month', { terms: [{ months: 0, price: 1 }] }, 'terms.0.months'],
    ['a term of four years', { terms: [{ months: 37, price: 1 }] }, 'terms.0.months'],
    ['a price of nothing', { terms: [{ months: 1, price: 0 }] }, 'terms.0.price'],
    ['a part of a fen', { terms: [{ months: 1, price: 1.5 }] }, 'terms.0.price'],
    ['a price past the limit', { terms: [{ months: 1, price: 2_147_483_648 }] }, 'terms.0.price'],
    ['a key of one’s own', { key: 'mine' }, 'key'],
  ])('%s is refused', async (_what, change, field) => {
    const { status, body } = await offers.create({ ...OFFER, ...change });
    expect([status, body.code]).toEqual([400, 40000]);
    expect(
      (body.data as unknown as { errors: { field: string }[] }).errors.map((error) => error.field),
    ).toContain(field);
  });

  describe('a service that is edited', () => {
    test('keeps the price of orders that exist, and asks new ones the new price', async () => {
      const offer = await offers.created();
      const waiting = (await offers.order(offer, { pay: false })).body.data.order;
      await offers.edit(offer, { terms: [{ months: 1, price: 9_900 }] });
      const now = await offers.card(offer);
      expect(now).toMatchObject({ terms: [{ months: 1, price: 9_900 }], order: { price: 5_000 } });
      const paid = await api.post<Order>(`/api/service-orders/${waiting?.id ?? 0}/pay`, {
        token: admin,
        body: { version: waiting?.version, price: 5_000 },
      });
      expect(paid.body.data).toMatchObject({ state: 'paid', price: 5_000 });
      await offers.edit(await offers.read(offer), { terms: [{ months: 1, price: 12_000 }] });
      expect(
        (await api.get<Order>(`/api/service-orders/${waiting?.id ?? 0}`, { token: admin })).body.data.price,
      ).toBe(5_000);
    });

    test('is paid for its term, even if that is no longer offered', async () => {
      const offer = await offers.created();
      const waiting = (await offers.order(offer, { pay: false })).body.data.order;
      await offers.edit(offer, { terms: [{ months: 6, price: 1 }] });
      const paid = await api.post<Order>(`/api/service-orders/${waiting?.id ?? 0}/pay`, {
        token: admin,
        body: { version: waiting?.version },
      });
      expect(paid.body.data).toMatchObject({ state: 'paid', price: 5_000, termMonths: 1 });
    });

    test('is not ordered by a client that has read the former price', async () => {
      const offer = await offers.created();
      const seen = await offers.card(offer);
      await offers.edit(offer, { terms: [{ months: 1, price: 9_900 }] });
      const { body } = await offers.order(offer, { version: seen?.version });
      expect(body).toMatchObject({ code: 40900, data: { state: 'closed' } });
      expect((await offers.card(offer))?.order).toBeNull();
    });

    test('tells of an outdated version who changed it', async () => {
      const offer = await offers.created();
      await offers.order(offer, { pay: true });
      // Opening it is no change of the offer.
      expect((await offers.edit(offer, { icon: 'star' })).body.data).toMatchObject({
        version: 2,
        icon: 'star',
      });
      expect((await offers.edit(offer)).body).toMatchObject({
        code: 40900,
        data: { state: 'offered', version: 2, person: expect.any(String) },
      });
      expect((await offers.read(offer)).version).toBe(2);
    });

    test('is changed by one of two at the same time', async () => {
      const offer = await offers.created();
      const codes = (
        await Promise.all([offers.edit(offer, { icon: 'star' }), offers.edit(offer, { icon: 'gift' })])
      ).map(({ body }) => body.code);
      expect(codes.toSorted()).toEqual([20000, 40900]);
    });
  });

  test('the list says which are offered and which are retired', async () => {
    const offer = await offers.created();
    await offers.move(offer, 'retire');
    const page = async (state: string) =>
      (
        await api.get<{ list: Offer[]; total: number }>(`/api/service-offers?pageSize=100${state}`, {
          token: admin,
        })
      ).body.data;
    const [all, offered, retired] = [
      await page(''),
      await page('&state=offered'),
      await page('&state=retired'),
    ];
    expect(all.total).toBe(offered.total + retired.total);
    expect(retired.list.map(({ id }) => id)).toContain(offer.id);
    expect(offered.list.every(({ state }) => state === 'offered')).toBe(true);
  });

  test('its history has every change with both prices', async () => {
    const offer = await offers.created();
    await offers.edit(offer, { terms: [{ months: 1, price: 6_000 }] });
    await offers.move(await offers.read(offer), 'retire');
    const { body } = await api.get<{ list: { action: string; before: unknown; after: unknown }[] }>(
      `/api/service-offers/${offer.id}/history`,
      { token: admin },
    );
    expect(body.data.list.map(({ action }) => action)).toEqual(['retire', 'edit', 'create']);
    expect(body.data.list[1]).toMatchObject({
      before: { terms: [{ months: 1, price: 5_000 }] },
      after: { terms: [{ months: 1, price: 6_000 }] },
    });
  });

  describe('the limit', () => {
    beforeEach(() => api.sql('UPDATE service_card SET retired_at = now() WHERE id > 4'));

    test('holds for those who create and restore at the same time', async () => {
      const spare = (await offers.move(await offers.created(), 'retire')).body.data;
      await api.sql(
        `INSERT INTO service_card (key, icon, title, description, state)
         SELECT 'filler-' || at, 'code', 'Filler', 'Filler', 'closed' FROM generate_series(1, $1::int) AS at`,
        [MOST - 5],
      );
      const answers = await Promise.all([offers.create(), offers.create(), offers.move(spare, 'restore')]);
      const codes = answers.map(({ body }) => body.code);
      expect(codes.toSorted()).toEqual([20000, 50000, 50000]);
      await api.sql(`DELETE FROM service_card WHERE key LIKE 'filler-%'`);
    });
  });
});
