import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { TestApi } from '../support/test-api.js';

const TODAY = `(now() AT TIME ZONE 'Asia/Phnom_Penh')::date`;
const NONE = { visits: 0, growth: null };
const HOMEPAGE = { name: '主页访问量', key: 'homepage' };
const PROJECT = { name: '项目访问量', key: 'project' };

describe('visits', () => {
  let api: TestApi;
  let token: string;
  let stranger: number;
  beforeAll(async () => {
    api = await TestApi.start();
    token = await api.signInStranger();
    const [row] = await api.sql<{ id: number }>(`SELECT id FROM account WHERE user_name = 'stranger'`);
    stranger = row?.id ?? 0;
    await api.sql(`INSERT INTO project (id, name) VALUES (901, 'Visited')`);
    await api.sql(`INSERT INTO project_member (project_id, account_id) VALUES (901, $1)`, [stranger]);
  });
  afterAll(() => api.stop());
  beforeEach(() => api.sql('DELETE FROM visit WHERE target_id IN (901, $1)', [stranger]));

  const visits = async (as = token) =>
    (await api.post<{ visits: number }[]>('/api/user/visits', { token: as })).body.data;
  const open = async (key: string, id: number, as: string) =>
    (await api.post('/api/user/visits/record', { token: as, body: { key, id } })).body.code;
  /** By so many colleagues of the sample data. */
  const visited = (daysAgo: number, count: number, kind = 'homepage') =>
    api.sql(
      `INSERT INTO visit (kind, target_id, day, visitor_id)
       SELECT $1, $2, ${TODAY} - $3::int, id FROM account WHERE id BETWEEN 3 AND 2 + $4`,
      [kind, kind === 'project' ? 901 : stranger, daysAgo, count],
    );

  test('the samples have two stable figures with growth', async () => {
    for (const name of ['admin', 'user'] as const) {
      const demo = await api.signIn(name);
      const figures = await visits(demo);
      const positive = { visits: expect.any(Number), growth: expect.any(Number) };
      expect(figures).toEqual([
        { ...HOMEPAGE, ...positive },
        { ...PROJECT, ...positive },
      ]);
      expect(await visits(demo)).toEqual(figures);
    }
  });

  test('growth is null without visits', async () => {
    expect(await visits()).toEqual([
      { ...HOMEPAGE, ...NONE },
      { ...PROJECT, ...NONE },
    ]);
  });

  test('sums thirty days including today and compares the whole days with as many before', async () => {
    await visited(0, 5);
    await visited(1, 5);
    await visited(29, 5);
    await visited(30, 4);
    await visited(58, 4);
    await visited(59, 9);
    await visited(-1, 9);
    expect(await visits()).toEqual([
      { ...HOMEPAGE, visits: 15, growth: 25 },
      { ...PROJECT, ...NONE },
    ]);
  });

  test('growth from zero is null, to zero is −100, and has two decimals', async () => {
    await visited(3, 7);
    await visited(31, 3, 'project');
    expect(await visits()).toEqual([
      { ...HOMEPAGE, visits: 7, growth: null },
      { ...PROJECT, visits: 0, growth: -100 },
    ]);
    await visited(40, 3);
    expect(await visits()).toMatchObject([{ visits: 7, growth: 133.33 }, {}]);
  });

  test('a visitor counts once a day, for everyone in the project but themselves', async () => {
    const [admin, user] = [await api.signIn('admin'), await api.signIn('user')];
    const counts = async (as: string) => (await visits(as)).map((figure) => figure.visits);
    const [ofAdmin, ofUser] = [await counts(admin), await counts(user)];
    for (let time = 0; time < 2; time++) expect(await open('project', 1, user)).toBe(20000);
    for (let time = 0; time < 2; time++) expect(await open('homepage', 1, user)).toBe(20000);
    expect(await counts(admin)).toEqual(ofAdmin.map((count) => count + 1));
    expect(await counts(user)).toEqual(ofUser);
  });

  test('one’s own page counts nothing', async () => {
    expect(await open('homepage', stranger, token)).toBe(20000);
    expect(await visits()).toMatchObject([NONE, NONE]);
  });

  test('what one does not see cannot be visited', async () => {
    for (const [key, id] of [
      ['project', 1],
      ['project', 999],
      ['homepage', 1],
      ['homepage', 999_999],
    ] as const)
      expect(await open(key, id, token)).toBe(40400);
  });

  test('what no figure counts any more goes with the next visit', async () => {
    await visited(61, 3);
    await visited(58, 3);
    await open('homepage', stranger, await api.signIn('admin'));
    const [left] = await api.sql<{ count: number }>(
      'SELECT count(*)::int AS count FROM visit WHERE target_id = $1',
      [stranger],
    );
    expect(left?.count).toBe(4);
  });
});

describe('GET /api/persons/{account}', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  test('is for those who share a project or team, for administrators and for oneself', async () => {
    const stranger = await api.signInStranger();
    const [row] = await api.sql<{ id: number }>(`SELECT id FROM account WHERE user_name = 'stranger'`);
    const own = row?.id ?? 0;
    const get = async (id: number, token: string) =>
      (await api.get<object>(`/api/persons/${id}`, { token })).body;
    const [admin, user] = [await api.signIn('admin'), await api.signIn('user')];
    expect(await get(3, user)).toMatchObject({
      code: 20000,
      data: { account: 3, name: 'Keo Sophea', userName: 'sophea', jobName: 'Teacher', isSelf: false },
    });
    expect((await get(3, stranger)).code).toBe(40400);
    expect((await get(own, user)).code).toBe(40400);
    expect(await get(own, stranger)).toMatchObject({ code: 20000, data: { isSelf: true } });
    expect((await get(own, admin)).code).toBe(20000);
    expect((await get(999_999, admin)).code).toBe(40400);
  });
});
