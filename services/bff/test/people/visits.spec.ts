import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { TestApi } from '../support/test-api.js';

const TODAY = `(now() AT TIME ZONE 'Asia/Phnom_Penh')::date`;

describe('POST /api/user/visits', () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await TestApi.start();
    token = await api.signInStranger();
  });
  afterAll(() => api.stop());
  beforeEach(() => api.sql('DELETE FROM visit_day WHERE account_id > 2'));

  const visits = async (as = token) =>
    (await api.post<unknown[]>('/api/user/visits', { token: as })).body.data;
  const visited = (daysAgo: number, count: number, kind = 'homepage') =>
    api.sql(
      `INSERT INTO visit_day (account_id, kind, day, visits)
       SELECT id, $1, ${TODAY} - $2::int, $3 FROM account WHERE user_name = 'stranger'`,
      [kind, daysAgo, count],
    );
  const NONE = { visits: 0, growth: null };
  const HOMEPAGE = { name: '主页访问量', key: 'homepage' };
  const PROJECT = { name: '项目访问量', key: 'project' };

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
    await visited(59, 1_000);
    await visited(-1, 1_000);
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
});
