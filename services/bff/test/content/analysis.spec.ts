import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { KIND_SERIES, TODAY, add, dailyFacts, dailyPeople, factsOf, growth } from '../support/facts.js';
import { TestApi } from '../support/test-api.js';

interface Series {
  name: string;
  key: string;
  value: number[];
}
interface Chain {
  count: number;
  growth: number | null;
  chartData: { xAxis: string[]; data: Series };
}
interface Errors {
  errors: { field: string; rule: string }[];
}

const STEPS = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22].map((hour) => `${hour}:00`);

describe('the analyses', () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await TestApi.start();
    token = await api.signIn('admin');
  });
  afterAll(() => api.stop());

  const post = async <Data>(path: string, body?: object) => {
    const answer = await api.post<Data>(path, { token, ...(body ? { body } : {}) });
    expect(answer.body.code).toBe(20000);
    return answer.body.data;
  };
  const refusal = async (path: string, body: unknown) => {
    const { status, body: answer } = await api.post<Errors>(path, { token, body });
    expect(status).toBe(400);
    return answer.data.errors.map(({ field, rule }) => `${field} ${rule}`);
  };
  const opinion = <Data>(quota: string) => post<Data>('/api/public-opinion-analysis', { quota });
  const chain = (quota: string) => post<Chain>('/api/data-chain-growth', { quota });

  test('returns the share of clicks per kind for each step', async () => {
    const { xAxis, data } = await post<{ xAxis: string[]; data: (Series & { clicks: number[] })[] }>(
      '/api/content-period-analysis',
    );
    const facts = await factsOf(api, 'clicks', 'step, kind', 'day > $1::date - 30');
    expect(xAxis).toEqual(STEPS);
    expect(data.map(({ key, name }) => [key, name])).toEqual(KIND_SERIES);
    for (const { key, clicks } of data) {
      expect(clicks).toEqual(
        STEPS.map((_, step) => Number(facts.find((row) => row.kind === key && row.step === step)?.sum ?? 0)),
      );
    }
    for (const step of STEPS.keys()) {
      expect(add(data.map(({ value }) => value[step] ?? 0))).toBe(100);
      const all = add(data.map(({ clicks }) => clicks[step] ?? 0));
      for (const { value, clicks } of data) {
        expect(Math.abs((value[step] ?? 0) - ((clicks[step] ?? 0) * 100) / all)).toBeLessThan(1);
      }
    }
  });

  test('returns publications by kind and step', async () => {
    const { data } = (
      await api.get<{ name: string; key: string; x: string[]; y: number[] }[]>('/api/content-publish', {
        token,
      })
    ).body;
    const facts = await factsOf(api, 'publications', 'step, kind', 'day > $1::date - 30');
    expect(data.map(({ key, name }) => [key, name])).toEqual(KIND_SERIES);
    for (const { key, x, y } of data) {
      expect(x).toEqual(STEPS);
      expect(y).toEqual(
        STEPS.map((_, step) => Number(facts.find((row) => row.kind === key && row.step === step)?.sum ?? 0)),
      );
    }
    expect(add(data.flatMap(({ y }) => y))).toBe(add(await dailyFacts(api, 'publications', 29)));
  });

  test('the popular authors are the seven most clicked', async () => {
    const { data } = (await api.get<{ list: object[] }>('/api/popular-author/list', { token })).body;
    const authors = await api.sql(
      `SELECT author.id, author.name AS author, sum(publications)::int AS "contentCount", sum(clicks)::int AS "clickCount"
         FROM content_fact JOIN content_item item ON item.id = item_id JOIN author ON author.id = author_id
        GROUP BY author.id ORDER BY 4 DESC LIMIT 7`,
    );
    expect(data.list).toEqual(authors.map((author, index) => ({ ranking: index + 1, ...author })));
    expect(data.list).toHaveLength(7);
  });

  describe('of growth', () => {
    test.each([
      ['contentConsumption', 'clicks'],
      ['contentConsumptionTrends', 'minutes'],
    ])('%s are the %s of twelve days, compared with the previous twelve', async (quota, measure) => {
      const { count, chartData } = await chain(quota);
      expect(chartData.xAxis).toEqual(
        Array.from({ length: 12 }, (_, day) => TODAY.subtract({ days: 11 - day }).toString()),
      );
      expect(chartData.data).toEqual({ name: quota, key: quota, value: await dailyFacts(api, measure, 11) });
      expect(count).toBe(add(chartData.data.value));
      const now = add(await dailyFacts(api, measure, 11, 1));
      const before = add(await dailyFacts(api, measure, 23, 13));
      expect((await chain(quota)).growth).toBe(growth(now, before));
    });

    test.each([
      ['retentionTrends', 1],
      ['userRetention', 7],
    ])('%s are people who were active within %d days before', async (quota, within) => {
      const { count, growth: grown, chartData } = await chain(quota);
      const seen = await dailyPeople(api, 24 + within);
      const back = seen.slice(within).map((now, day) => {
        const before = seen.slice(day, day + within);
        return [...now].filter((person) => before.some((people) => people.has(person))).length;
      });
      expect(chartData.data.value).toEqual(back.slice(12));
      expect(count).toBe(add(chartData.data.value));
      expect(count).toBeGreaterThan(0);
      const whole = add(back.slice(12, -1));
      expect(grown).toBe(growth(whole, add(back.slice(0, 11))));
    });

    test.each([
      [{ quota: 'visitors' }, 'quota enum'],
      [{ quota: 'contentConsumption ' }, 'quota enum'],
      [{ quota: '' }, 'quota enum'],
      [{ quota: null }, 'quota required'],
      [{ quota: 3 }, 'quota enum'],
      [{}, 'quota required'],
      [{ quota: 'userRetention', days: 12 }, 'days unknown'],
    ])('%j is rejected with the name of its field', async (body, expected) => {
      expect(await refusal('/api/data-chain-growth', body)).toEqual([expected]);
    });
  });

  test('the overview has eight days of four series; people count once over all days', async () => {
    const { xAxis, data } = await post<{ xAxis: string[]; data: (Series & { count: number })[] }>(
      '/api/data-overview',
    );
    expect(xAxis).toEqual(
      Array.from({ length: 8 }, (_, day) => TODAY.subtract({ days: 7 - day }).toString()),
    );
    expect(data.map(({ key, name }) => [key, name])).toEqual([
      ['production', '内容生产量'],
      ['clicks', '内容点击量'],
      ['exposure', '内容曝光量'],
      ['activeUsers', '活跃用户数'],
    ]);
    const [production, clicks, exposure, active] = data;
    expect(production?.value).toEqual(await dailyFacts(api, 'publications', 7));
    expect(clicks?.value).toEqual(await dailyFacts(api, 'clicks', 7));
    expect(exposure?.value).toEqual(await dailyFacts(api, 'exposures', 7));
    for (const series of [production, clicks, exposure]) expect(series?.count).toBe(add(series?.value ?? []));
    const seen = await dailyPeople(api, 8);
    expect(active?.value).toEqual(seen.map(({ size }) => size));
    expect(active?.count).toBe(new Set(seen.flatMap((people) => [...people])).size);
    expect(active?.count).toBeLessThan(add(active?.value ?? []));
  });

  test('two calls return identical figures', async () => {
    const all = () =>
      Promise.all([
        ...['visitors', 'comment', 'published', 'share'].map((quota) => opinion(quota)),
        ...['retentionTrends', 'userRetention', 'contentConsumptionTrends', 'contentConsumption'].map(chain),
        post('/api/content-period-analysis'),
        post('/api/data-overview'),
        api.get('/api/content-publish', { token }).then(({ body }) => body.data),
        api.get('/api/popular-author/list', { token }).then(({ body }) => body.data),
        api.get('/api/popular/list?type=video', { token }).then(({ body }) => body.data),
        api.get('/api/content-data', { token }).then(({ body }) => body.data),
      ]);
    expect(await all()).toEqual(await all());
  });
});

describe('the analyses without data', () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await TestApi.start();
    token = await api.signIn('admin');
    await api.sql('DELETE FROM content_fact');
    await api.sql('DELETE FROM audience_day');
  });
  afterAll(() => api.stop());

  test.each([
    ['/api/public-opinion-analysis', { quota: 'visitors' }],
    ['/api/public-opinion-analysis', { quota: 'comment' }],
    ['/api/public-opinion-analysis', { quota: 'published' }],
    ['/api/public-opinion-analysis', { quota: 'share' }],
    ['/api/data-chain-growth', { quota: 'userRetention' }],
    ['/api/data-chain-growth', { quota: 'contentConsumption' }],
  ])('%s %j returns zero and no growth', async (path, body) => {
    expect((await api.post(path, { token, body })).body.data).toMatchObject({ count: 0, growth: null });
  });

  test('keep their shapes', async () => {
    const overview = await api.post<{ data: { count: number }[] }>('/api/data-overview', { token });
    expect(overview.body.data.data.map(({ count }) => count)).toEqual([0, 0, 0, 0]);
    expect((await api.post('/api/content-period-analysis', { token })).body.code).toBe(20000);
    expect((await api.get('/api/content-publish', { token })).body.code).toBe(20000);
    expect((await api.get<unknown[]>('/api/content-data', { token })).body.data).toHaveLength(8);
    expect((await api.get('/api/popular/list?type=text', { token })).body.data).toEqual([]);
  });
});
