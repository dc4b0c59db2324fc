import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Random } from '../../src/seeds/random.js';
import { TODAY, add, factsOf } from '../support/facts.js';
import { TestApi } from '../support/test-api.js';

interface Row {
  id: number;
  title: string;
  value: number;
}
interface ContentRows {
  list: Row[];
  total: number;
  sum: number;
}
interface PeopleRows {
  list: { person: number; days: number }[];
  total: number;
  sum: number;
}
interface Errors {
  errors: { field: string; rule: string }[];
}
type Conditions = Record<string, string>;

const CHOICES = {
  kind: ['text', 'imageText', 'video'],
  subject: ['coding', 'robotics', 'art', 'maths', 'science', 'safety'],
  source: ['studio', 'teachers', 'pupils', 'partners', 'other'],
  author: ['1', '3', '7', '12'],
  step: ['0', '4', '7', '11'],
};
const MEASURES = ['publications', 'clicks', 'exposures', 'comments', 'shares', 'likes', 'minutes'];
const SAMPLES = 40;
/** For the tests of many requests. */
const LONG_MS = 60_000;

describe('the rows behind figures', () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await TestApi.start();
    token = await api.signIn('admin');
  });
  afterAll(() => api.stop());

  const get = async <Data>(path: string, query: Conditions) => {
    const { body } = await api.get<Data>(`${path}?${new URLSearchParams(query).toString()}`, { token });
    expect(body.code).toBe(20000);
    return body.data;
  };
  const post = async <Data>(path: string, body: object) =>
    (await api.post<Data>(path, { token, body })).body.data;
  const allRows = async (query: Conditions) => {
    const rows: Row[] = [];
    for (let current = 1; ; current++) {
      const page = await get<ContentRows>('/api/analysis/content-rows', {
        ...query,
        current: String(current),
        pageSize: '100',
      });
      rows.push(...page.list);
      if (page.list.length < 100) return { ...page, list: rows };
    }
  };

  /** Periods of all lengths, some of them of whole months, and any combination of conditions. */
  function* samples(): Generator<Conditions> {
    const random = new Random(12);
    const pick = (values: string[]) => values[random.between(0, values.length - 1)] ?? '';
    for (let sample = 0; sample < SAMPLES; sample++) {
      const length = random.pick([1, 2, 8, 30, 31, 75, 200, 366] as const);
      const end = TODAY.subtract({ days: random.between(0, 300) });
      const last = random.between(0, 2) === 0 ? end.with({ day: 1 }).subtract({ days: 1 }) : end;
      const start = last.subtract({ days: length - 1 });
      const first =
        random.between(0, 2) === 0 && length > 31 ? start.with({ day: 1 }).add({ months: 1 }) : start;
      const conditions = Object.entries(CHOICES)
        .filter(() => random.between(0, 3) === 0)
        .map(([name, values]) => [name, pick(values)]);
      yield {
        measure: pick(MEASURES),
        from: first.toString(),
        to: last.toString(),
        ...Object.fromEntries(conditions),
      };
    }
  }

  test(
    'add up to the facts, whatever the conditions',
    async () => {
      for (const { measure = '', from = '', to = '', ...conditions } of samples()) {
        const where = Object.entries(conditions).map(([name, value]) => `${name}::text = '${value}'`);
        const facts = await factsOf(
          api,
          measure,
          'item_id',
          [`$1::date IS NOT NULL AND day BETWEEN '${from}' AND '${to}'`, ...where].join(' AND '),
        );
        const expected = facts.filter(({ sum }) => Number(sum) > 0);
        const rows = await allRows({ measure, from, to, ...conditions, sort: 'title', order: 'asc' });
        const byId = rows.list.toSorted((a, b) => a.id - b.id);
        expect(byId.map(({ id, value }) => [id, value])).toEqual(
          expected.map(({ item_id: id, sum }) => [id, Number(sum)]),
        );
        expect(rows.total).toBe(expected.length);
        expect(rows.sum).toBe(add(expected.map(({ sum }) => Number(sum))));
      }
    },
    LONG_MS,
  );

  test(
    'add up to the figures that the analyses show',
    async () => {
      for (const { from = '', to = '' } of [...samples()].slice(0, 8)) {
        const period = { from, to };
        const sumOf = async (conditions: Conditions) =>
          (await get<ContentRows>('/api/analysis/content-rows', { ...period, ...conditions })).sum;
        const overview = await post<{ data: { definition: string; count: number }[] }>(
          '/api/data-overview',
          period,
        );
        for (const { definition, count } of overview.data.slice(0, 3)) {
          expect(await sumOf({ measure: definition })).toBe(count);
        }
        const steps = await post<{ data: { key: string; clicks: number[] }[] }>(
          '/api/content-period-analysis',
          period,
        );
        for (const { key, clicks } of steps.data) {
          expect(await sumOf({ measure: 'clicks', kind: key, step: '7' })).toBe(clicks[7]);
        }
        const authors = await get<{ list: { id: number; clickCount: number; contentCount: number }[] }>(
          '/api/popular-author/list',
          period,
        );
        for (const { id, clickCount, contentCount } of authors.list.slice(0, 2)) {
          expect(await sumOf({ measure: 'clicks', author: String(id) })).toBe(clickCount);
          expect(await sumOf({ measure: 'publications', author: String(id) })).toBe(contentCount);
        }
        const types = await get<{ subjects: string[]; data: { key: string; value: number[] }[] }>(
          '/api/analysis/content-types',
          period,
        );
        for (const { key, value } of types.data) {
          const conditions = { measure: 'publications', kind: key, subject: types.subjects[2] ?? '' };
          expect(await sumOf(conditions)).toBe(value[2]);
        }
      }
    },
    LONG_MS,
  );

  test(
    'are the people behind the figures of people',
    async () => {
      for (const { from = '', to = '' } of [...samples()].slice(0, 6)) {
        const period = { from, to };
        const rows = (measure: string) =>
          get<PeopleRows>('/api/analysis/people-rows', { ...period, measure, pageSize: '100' });
        const overview = await post<{ data: { count: number; value: number[] }[] }>(
          '/api/data-overview',
          period,
        );
        const active = await rows('active');
        expect(active.total).toBe(overview.data[3]?.count);
        expect(active.sum).toBe(add(overview.data[3]?.value ?? []));
        const visitors = await post<{ count: number }>('/api/public-opinion-analysis', {
          ...period,
          quota: 'visitors',
        });
        expect(active.sum).toBe(visitors.count);
        for (const [quota, measure] of [
          ['retentionTrends', 'returned'],
          ['userRetention', 'retained'],
        ] as const) {
          const { count } = await post<{ count: number }>('/api/data-chain-growth', { ...period, quota });
          expect((await rows(measure)).sum).toBe(count);
        }
      }
    },
    LONG_MS,
  );

  test('are sorted and paged as requested', async () => {
    const period = { measure: 'clicks', from: TODAY.subtract({ days: 29 }).toString(), to: TODAY.toString() };
    const first = await get<ContentRows>('/api/analysis/content-rows', { ...period, pageSize: '5' });
    const second = await get<ContentRows>('/api/analysis/content-rows', {
      ...period,
      pageSize: '5',
      current: '2',
    });
    const values = [...first.list, ...second.list].map(({ value }) => value);
    expect(values).toHaveLength(10);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    const [last] = (
      await get<ContentRows>('/api/analysis/content-rows', { ...period, order: 'asc', pageSize: '1' })
    ).list;
    expect(last?.value).toBeLessThanOrEqual(values.at(-1) ?? 0);
    const beyond = await get<ContentRows>('/api/analysis/content-rows', { ...period, current: '1000' });
    expect(beyond).toEqual({ list: [], total: first.total, sum: first.sum });
    const people = await get<PeopleRows>('/api/analysis/people-rows', {
      ...period,
      measure: 'active',
      sort: 'person',
      order: 'asc',
    });
    const numbers = people.list.map(({ person }) => person);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  });

  test.each([
    ['content-rows', {}, ['measure required', 'from required', 'to required']],
    ['content-rows', { measure: 'age' }, ['measure enum']],
    ['content-rows', { kind: 'audio' }, ['kind enum']],
    ['content-rows', { step: '12' }, ['step maximum']],
    ['content-rows', { author: '0' }, ['author minimum']],
    ['content-rows', { sort: 'day' }, ['sort enum']],
    ['content-rows', { pageSize: '101' }, ['pageSize maximum']],
    ['content-rows', { from: TODAY.subtract({ days: 732 }).toString() }, ['to maxDays']],
    ['people-rows', { measure: 'clicks' }, ['measure enum']],
    ['people-rows', { measure: 'active', from: TODAY.subtract({ days: 366 }).toString() }, ['to maxDays']],
  ])('%s with %j is rejected with the names of its fields', async (name, wrong: Conditions, expected) => {
    const right = { measure: 'clicks', from: TODAY.toString(), to: TODAY.toString() };
    const query = Object.keys(wrong).length === 0 ? wrong : { ...right, ...wrong };
    const { status, body } = await api.get<Errors>(
      `/api/analysis/${name}?${new URLSearchParams(query).toString()}`,
      { token },
    );
    expect(status).toBe(400);
    expect(body.data.errors.map(({ field, rule }) => `${field} ${rule}`).toSorted()).toEqual(
      expected.toSorted(),
    );
  });
});
