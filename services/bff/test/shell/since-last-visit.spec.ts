import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { TestApi } from '../support/test-api.js';

interface News {
  kind: string;
  count: number;
  day: string | null;
  link: string;
}
interface Since {
  since: string | null;
  list: News[];
}

const ADMIN = 1;
const USER = 2;
/** The lists behind the pages that the sentences lead to. */
const LISTS: Record<string, string> = {
  '/list/search-table': '/api/list/policy',
  '/list/orders': '/api/service-orders',
  '/user/message': '/api/messages',
};

describe('what happened since the last visit', () => {
  let api: TestApi;
  let admin: string;
  let user: string;
  beforeAll(async () => {
    api = await TestApi.start();
    admin = await api.signIn('admin');
    user = await api.signIn('user');
  });
  afterAll(() => api.stop());
  beforeEach(() =>
    api.sql(
      `DELETE FROM presence; DELETE FROM message; UPDATE service_order SET state = 'cancelled' WHERE state = 'pending'`,
    ),
  );

  const get = async (token: string) =>
    (await api.get<Since>('/api/user/since-last-visit', { token })).body.data;
  const open = (token: string, page = 'Workplace') =>
    api.post('/api/user/recent-pages', { token, body: { page } });
  /** @param seen how long ago a page was opened; @param left how long ago the visit before ended */
  const wasHere = (account: number, seen: string, left: string | null = null) =>
    api.sql(
      `INSERT INTO presence (account_id, seen_at, left_at)
       VALUES ($1, now() - $2::interval, now() - $3::interval)`,
      [account, seen, left],
    );
  const momentOf = async (ago: string) => {
    const [row] = await api.sql<{ time: string }>(
      `SELECT to_char((now() - $1::interval) AT TIME ZONE 'Asia/Phnom_Penh', 'YYYY-MM-DD HH24:MI') AS time`,
      [ago],
    );
    return row?.time ?? '';
  };
  const kinds = ({ list }: Since) => list.map(({ kind }) => kind);
  const of = ({ list }: Since, kind: string) => list.find((one) => one.kind === kind);
  const rowsBehind = async ({ link }: News, token: string) => {
    const [path = '', query = ''] = link.split('?');
    const { body } = await api.get<{ total: number }>(`${LISTS[path]}?${query}`, { token });
    return body.data.total;
  };

  test('is nothing on the first visit, however many pages are opened', async () => {
    expect(await get(user)).toEqual({ since: null, list: [] });
    await open(user);
    await open(user, 'Card');
    expect(await get(user)).toEqual({ since: null, list: [] });
  });

  test('is told of the visit that ended before a pause, and stays the same until the next', async () => {
    await wasHere(USER, '31 minutes', '2 days');
    const { since } = await get(user);
    expect(since).toContain(await momentOf('31 minutes'));
    await open(user);
    await open(user, 'Card');
    expect((await get(user)).since).toBe(since);
    const elsewhere = await api.signIn('user');
    expect((await get(elsewhere)).since).toBe(since);
  });

  test('counts a short pause, and changes on one page, as the same visit', async () => {
    await wasHere(USER, '29 minutes', '2 days');
    expect((await get(user)).since).toContain(await momentOf('2 days'));
    await api.sql(`UPDATE presence SET seen_at = now() - interval '2 hours'`);
    const changed = (entity: string, token: string | null, ago: string) =>
      api.sql(
        `INSERT INTO audit_entry (at, account_id, entity, entity_id, action, token_name)
         VALUES (now() - $1::interval, $2, $3, 1, 'edit', $4)`,
        [ago, USER, entity, token],
      );
    // Neither a program nor a login is a person who works here.
    await changed('policy', 'Nightly report', '5 minutes');
    await changed('account', null, '4 minutes');
    expect((await get(user)).since).toContain(await momentOf('2 hours'));
    await changed('policy', null, '40 minutes');
    expect((await get(user)).since).toContain(await momentOf('40 minutes'));
    await changed('policy', null, '6 minutes');
    expect((await get(user)).since).toContain(await momentOf('2 days'));
    await open(user);
    expect((await get(user)).since).toContain(await momentOf('2 days'));
  });

  test('is no matter of reading alone', async () => {
    await wasHere(USER, '10 minutes', '1 day');
    const { since } = await get(user);
    await api.get('/api/list/policy', { token: user });
    await get(user);
    const [row] = await api.sql<{ seen: boolean }>(
      `SELECT seen_at > now() - interval '1 minute' AS seen FROM presence`,
    );
    expect(row?.seen).toBe(false);
    expect((await get(user)).since).toBe(since);
  });

  test('counts the sets that its link shows, to the second', async () => {
    const body = { name: 'Since', contentType: 'img', filterType: 'rules', status: 'online' };
    await wasHere(USER, '0 s', '1 hour');
    const before = of(await get(user), 'sets')?.count ?? 0;
    for (let at = 0; at < 2; at++) await api.post('/api/policies', { token: admin, body });
    await api.sql(
      `UPDATE policy SET created_time = (SELECT date_trunc('second', left_at) FROM presence) - interval '1 second'
        WHERE id = (SELECT max(id) FROM policy)`,
    );
    const sets = of(await get(user), 'sets');
    expect(sets?.count).toBe(before + 1);
    expect(sets && (await rowsBehind(sets, user))).toBe(before + 1);
    await api.sql(`UPDATE policy SET deleted_time = now() WHERE name = 'Since'`);
    expect(of(await get(user), 'sets')?.count ?? 0).toBe(before);
  });

  test('leads to the only decision, and to the list of several', async () => {
    await wasHere(USER, '0 s', '1 day');
    const decide = (account: number, ago: string, kind: string) =>
      api.sql(
        `INSERT INTO message (account_id, type, title, content, kind, link, sent_at)
         VALUES ($1, 'notice', 'Decided', '', $2, '/result/success?application=7', now() - $3::interval)`,
        [account, kind, ago],
      );
    await decide(USER, '1 hour', 'decision');
    await decide(USER, '2 days', 'decision');
    await decide(USER, '1 hour', 'security');
    await decide(ADMIN, '1 hour', 'decision');
    const one = { kind: 'decisions', count: 1, day: null, link: '/result/success?application=7' };
    expect(of(await get(user), 'decisions')).toEqual(one);
    await decide(USER, '3 hours', 'decision');
    const several = of(await get(user), 'decisions');
    expect(several?.count).toBe(2);
    expect(several && (await rowsBehind(several, user))).toBe(2);
  });

  test('tells who may see orders of those that wait since then', async () => {
    await wasHere(ADMIN, '0 s', '1 day');
    await wasHere(USER, '0 s', '1 day');
    await api.sql(
      `UPDATE service_order SET state = 'pending', created_at = now() - interval '1 hour'
        WHERE id IN (SELECT min(id) FROM service_order GROUP BY service_id LIMIT 2)`,
    );
    const orders = of(await get(admin), 'orders');
    expect(orders?.count).toBe(2);
    expect(orders && (await rowsBehind(orders, admin))).toBe(2);
    expect(kinds(await get(user))).not.toContain('orders');
    await api.sql(
      `UPDATE service_order SET created_at = now() - interval '2 days'
        WHERE id = (SELECT min(id) FROM service_order WHERE state = 'pending')`,
    );
    expect(of(await get(admin), 'orders')).toMatchObject({
      count: 1,
      link: expect.stringMatching(/^\/list\/orders\?order=\d+$/),
    });
  });

  test('tells of a day above the thirty before it, with the clicks that its rows add up to', async () => {
    await wasHere(ADMIN, '0 s', '1 day');
    await wasHere(USER, '0 s', '1 day');
    await api.sql(
      `INSERT INTO content_fact (day, hour, item_id, publications, clicks, exposures, comments, shares, likes, minutes)
       VALUES ((now() AT TIME ZONE 'Asia/Phnom_Penh')::date, extract(hour FROM now() AT TIME ZONE 'Asia/Phnom_Penh'), 1,
               0, 9000000, 9000000, 0, 0, 0, 0)
       ON CONFLICT (day, hour, item_id) DO UPDATE SET clicks = excluded.clicks`,
    );
    const peak = of(await get(admin), 'peak');
    const { day = '', count } = peak ?? {};
    expect(peak?.link).toBe(`/dashboard/workplace?rows=clicks&rowsDays=${day}&rowsDays=${day}`);
    const rows = `/api/analysis/content-rows?measure=clicks&from=${day}&to=${day}`;
    expect((await api.get<{ sum: number }>(rows, { token: admin })).body.data.sum).toBe(count);
    expect(kinds(await get(user))).not.toContain('peak');
  });

  test('is told in at most three sentences, the most personal first', async () => {
    await wasHere(ADMIN, '0 s', '40 days');
    await api.sql(
      `INSERT INTO message (account_id, type, title, content, kind, sent_at)
       VALUES (1, 'notice', 'Decided', '', 'decision', now());
       UPDATE service_order SET state = 'pending', created_at = now() WHERE id = (SELECT max(id) FROM service_order)`,
    );
    expect(kinds(await get(admin))).toEqual(['decisions', 'orders', 'sets']);
  });
});
