import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TODAY, add, factsOf, growth } from '../support/facts.js';
import { TestApi } from '../support/test-api.js';

interface Figure {
  count: number;
  growth: number | null;
  period: { from: string; to: string };
  comparison: { from: string; to: string; count: number } | null;
  definition: string;
}
interface Errors {
  errors: { field: string; rule: string; msg: string }[];
}

const daysAgo = (days: number) => TODAY.subtract({ days }).toString();
const PERIOD = { from: daysAgo(50), to: daysAgo(11) };
const PREVIOUS = { from: daysAgo(90), to: daysAgo(51) };
const YEAR_BEFORE = {
  from: TODAY.subtract({ days: 50 }).subtract({ years: 1 }).toString(),
  to: TODAY.subtract({ days: 11 }).subtract({ years: 1 }).toString(),
};
const KINDS = ['text', 'imageText', 'video'];
const SUBJECTS = ['coding', 'robotics', 'art', 'maths', 'science', 'safety'];
const SOURCES = ['studio', 'teachers', 'pupils', 'partners', 'other'];

/** The operations with the bodies that they need; those without a body are read with GET. */
const OPERATIONS: [path: string, body: object | null][] = [
  ...['visitors', 'comment', 'published', 'share'].map((quota): [string, object] => [
    '/api/public-opinion-analysis',
    { quota },
  ]),
  ...['retentionTrends', 'userRetention', 'contentConsumptionTrends', 'contentConsumption'].map(
    (quota): [string, object] => ['/api/data-chain-growth', { quota }],
  ),
  ['/api/content-period-analysis', {}],
  ['/api/data-overview', {}],
  ['/api/popular-author/list', null],
  ['/api/analysis/publications', null],
  ['/api/analysis/user-actions', null],
  ['/api/analysis/content-types', null],
  ['/api/analysis/publishing-sources', null],
];

describe('the analyses of a period', () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await TestApi.start();
    token = await api.signIn('admin');
  });
  afterAll(() => api.stop());

  const ask = <Data>(path: string, body: object | null, period: Record<string, string>) =>
    body === null
      ? api.get<Data>(`${path}?${new URLSearchParams(period).toString()}`, { token })
      : api.post<Data>(path, { token, body: { ...body, ...period } });
  const answer = async <Data = Figure>(
    path: string,
    body: object | null,
    period: Record<string, string> = PERIOD,
  ) => {
    const { body: envelope } = await ask<Data>(path, body, period);
    expect(envelope.code).toBe(20000);
    return envelope.data;
  };
  const facts = async (measure: string, by: string, { from, to } = PERIOD) =>
    await factsOf(api, measure, by, `$1::date IS NOT NULL AND day BETWEEN '${from}' AND '${to}'`);
  const total = async (measure: string, period = PERIOD) =>
    add((await facts(measure, 'day', period)).map(({ sum }) => Number(sum)));

  test.each([
    [{ from: '2026-13-01', to: '2026-01-01' }, 'from date'],
    [{ from: 'yesterday', to: '2026-01-01' }, 'from date'],
    [{ from: '2026-01-01' }, 'to required'],
    [{ to: '2026-01-01' }, 'from required'],
    [{ from: '2026-02-01', to: '2026-01-31' }, 'to notBefore'],
    [{ from: daysAgo(0), to: daysAgo(-1) }, 'to notFuture'],
    [{ from: daysAgo(-2), to: daysAgo(-1) }, 'from notFuture'],
    [{ from: daysAgo(366), to: daysAgo(0) }, 'to maxDays'],
    [{ ...PERIOD, compare: 'month' }, 'compare enum'],
  ])('%j is rejected by every operation with the name of its field', async (period, expected) => {
    for (const [path, body] of OPERATIONS) {
      const { status, body: envelope } = await ask<Errors>(path, body, period);
      expect(status).toBe(400);
      expect(envelope.data.errors.map(({ field, rule }) => `${field} ${rule}`)).toEqual([expected]);
      expect(envelope.data.errors[0]?.msg).not.toBe('');
    }
  });

  test('a leap year is the longest period', async () => {
    const longest = { from: daysAgo(365), to: daysAgo(0) };
    for (const [path, body] of OPERATIONS) await answer(path, body, longest);
  });

  test.each(OPERATIONS.filter(([path]) => path !== '/api/data-overview'))(
    '%s %j says its period and compares it as requested',
    async (path, body) => {
      const alone = await answer(path, body);
      expect(alone).toMatchObject({ period: PERIOD, comparison: null, growth: null });
      expect(alone.count).toBeGreaterThan(0);
      expect(await answer(path, body, { ...PERIOD, compare: 'none' })).toEqual(alone);
      for (const [compare, days] of [
        ['previous', PREVIOUS],
        ['year', YEAR_BEFORE],
      ] as const) {
        const compared = await answer(path, body, { ...PERIOD, compare });
        expect(compared).toMatchObject({
          ...{ period: PERIOD, count: alone.count },
          comparison: { ...days, untilHour: null },
        });
        const before = compared.comparison?.count ?? 0;
        expect(compared.growth).toBe(growth(alone.count, before));
        expect((await answer(path, body, days)).count).toBe(before);
      }
    },
  );

  test.each(OPERATIONS.filter(([path]) => !path.startsWith('/api/analysis')))(
    '%s %j adds its standard period only on request',
    async (path, body) => {
      const standard = await answer<object>(path, body, {});
      expect(standard).not.toHaveProperty('period');
      expect(standard).not.toHaveProperty('definition');
      const explicit = await answer<object>(path, body, { compare: 'none' });
      expect(explicit).toMatchObject(standard);
      expect(explicit).toHaveProperty('period');
    },
  );

  test('a null body is refused, and is no empty one', async () => {
    const { body } = await api.post('/api/data-overview', {
      token,
      payload: 'null',
      headers: { 'content-type': 'application/json' },
    });
    expect(body.code).toBe(40000);
  });

  test('public opinion is counted day by day', async () => {
    interface Trend extends Figure {
      chartData: { key: string; y: number; x: string; name: string; isFuture: boolean }[];
    }
    const { count, chartData, definition } = await answer<Trend>('/api/public-opinion-analysis', {
      quota: 'comment',
    });
    expect(chartData.map(({ key, y }) => ({ day: key, sum: y }))).toEqual(await facts('comments', 'day'));
    expect(count).toBe(await total('comments'));
    expect(definition).toBe('comments');
    const first = Temporal.PlainDate.from(PERIOD.from);
    expect(chartData[0]).toMatchObject({
      x: `${first.month}月${first.day}日`,
      name: String(first.year),
      isFuture: false,
    });
  });

  test('shares are counted by kind', async () => {
    interface Shares extends Figure {
      chartData: { key: string; count: number; value: number }[];
    }
    const { count, chartData } = await answer<Shares>('/api/public-opinion-analysis', { quota: 'share' });
    const byKind = await facts('shares', 'kind');
    expect(chartData.map((slice) => slice.count)).toEqual(
      KINDS.map((name) => Number(byKind.find(({ kind }) => kind === name)?.sum)),
    );
    expect(count).toBe(await total('shares'));
    expect(add(chartData.map(({ value }) => value))).toBe(100);
  });

  test('the overview compares each of its series', async () => {
    interface Overview {
      xAxis: string[];
      period: object;
      data: (Figure & { key: string; value: number[] })[];
    }
    const period = { ...PERIOD, compare: 'previous' };
    const { xAxis, data, period: counted } = await answer<Overview>('/api/data-overview', {}, period);
    expect(counted).toEqual(PERIOD);
    expect(xAxis).toHaveLength(40);
    expect([xAxis.at(0), xAxis.at(-1)]).toEqual([PERIOD.from, PERIOD.to]);
    expect(data.map(({ definition }) => definition)).toEqual([
      'publications',
      'clicks',
      'exposures',
      'activePeople',
    ]);
    for (const { definition, count, value, comparison, growth: grown } of data) {
      expect(value).toHaveLength(40);
      expect(comparison).toMatchObject(PREVIOUS);
      expect(grown).toBe(growth(count, comparison?.count ?? 0));
      if (definition === 'activePeople') continue;
      expect(value).toEqual((await facts(definition, 'day')).map(({ sum }) => Number(sum)));
      expect(count).toBe(add(value));
      expect(comparison?.count).toBe(await total(definition, PREVIOUS));
    }
    const before = await answer<Overview>('/api/data-overview', {}, PREVIOUS);
    expect(data[3]?.comparison?.count).toBe(before.data[3]?.count);
  });

  test('the popular authors are those of the period', async () => {
    interface Authors extends Figure {
      list: { id: number; clickCount: number; contentCount: number; growth: number | null }[];
    }
    const { list, count } = await answer<Authors>('/api/popular-author/list', null, {
      ...PERIOD,
      compare: 'previous',
    });
    const authors = ({ from, to }: typeof PERIOD) =>
      api.sql<{ id: number; clicks: number; publications: number }>(
        `SELECT author_id AS id, sum(clicks)::int AS clicks, sum(publications)::int AS publications
           FROM content_fact JOIN content_item ON content_item.id = item_id
          WHERE day BETWEEN $1 AND $2 GROUP BY 1 ORDER BY 2 DESC, 1`,
        [from, to],
      );
    const expected = (await authors(PERIOD)).slice(0, 7);
    const before = await authors(PREVIOUS);
    expect(list).toMatchObject(
      expected.map(({ id, clicks, publications }) => ({
        id,
        clickCount: clicks,
        contentCount: publications,
        growth: growth(clicks, before.find((author) => author.id === id)?.clicks ?? 0),
      })),
    );
    expect(count).toBe(await total('clicks'));
  });

  test('publications are counted by step, subject and source', async () => {
    const cellOf = async (by: string) => {
      const rows = await facts('publications', `kind, ${by}`);
      return (kind: string, value: string | number) =>
        Number(rows.find((row) => row.kind === kind && row[by] === value)?.sum ?? 0);
    };
    const published = await total('publications');

    const bySteps = await answer<{ count: number; data: { key: string; y: number[] }[] }>(
      '/api/analysis/publications',
      null,
    );
    const step = await cellOf('step');
    expect(bySteps.count).toBe(published);
    expect(bySteps.data).toMatchObject(
      KINDS.map((key) => ({ key, y: Array.from({ length: 12 }, (_, at) => step(key, at)) })),
    );

    const types = await answer<{ count: number; subjects: string[]; data: object[] }>(
      '/api/analysis/content-types',
      null,
    );
    const subject = await cellOf('subject');
    expect(types.count).toBe(published);
    expect(types.subjects).toEqual(SUBJECTS);
    expect(types.data).toEqual(
      KINDS.map((key) => ({ key, value: SUBJECTS.map((name) => subject(key, name)) })),
    );

    const sources = await answer<{
      count: number;
      data: { key: string; count: number; sources: { key: string; count: number; value: number }[] }[];
    }>('/api/analysis/publishing-sources', null);
    const source = await cellOf('source');
    expect(sources.count).toBe(published);
    for (const { key, count, sources: parts } of sources.data) {
      expect(parts.map((part) => [part.key, part.count])).toEqual(
        SOURCES.map((name) => [name, source(key, name)]),
      );
      expect(count).toBe(add(parts.map((part) => part.count)));
      expect(add(parts.map(({ value }) => value))).toBe(100);
    }
  });

  test('user actions are likes, comments and shares', async () => {
    const actions = await answer<Figure & { data: (Figure & { key: string })[] }>(
      '/api/analysis/user-actions',
      null,
      { ...PERIOD, compare: 'year' },
    );
    for (const { key, count, comparison } of actions.data) {
      expect(count).toBe(await total(key));
      expect(comparison?.count).toBe(await total(key, YEAR_BEFORE));
    }
    expect(actions.data.map(({ key }) => key)).toEqual(['likes', 'comments', 'shares']);
    expect(actions.count).toBe(add(actions.data.map(({ count }) => count)));
    expect(actions.comparison?.count).toBe(add(actions.data.map(({ comparison }) => comparison?.count ?? 0)));
  });
});
