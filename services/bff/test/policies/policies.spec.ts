import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TestApi } from '../support/test-api.js';

interface Row {
  id: number;
  number: number;
  name: string;
  contentType: string;
  count: number;
  status: string;
  createdTime: string;
}
interface Page {
  list: Row[];
  total: number;
}
interface Errors {
  errors: { field: string; rule: string }[];
}

describe('GET /api/list/policy', () => {
  let api: TestApi;
  let token: string;

  beforeAll(async () => {
    api = await TestApi.start();
    token = await api.signIn('user');
  });
  afterAll(() => api.stop());

  const list = async (query = '') => (await api.get<Page>(`/api/list/policy${query}`, { token })).body.data;
  const refusal = async (query: string) => {
    const { status, body } = await api.get<Errors>(`/api/list/policy${query}`, { token });
    expect(status).toBe(400);
    return body.data.errors.map(({ field, rule }) => `${field} ${rule}`);
  };

  test('returns the first ten of the 55 samples, newest first, with numeric values', async () => {
    const { list: rows, total } = await list();
    expect(total).toBe(55);
    expect(rows).toHaveLength(10);
    const times = rows.map(({ createdTime }) => createdTime);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(typeof rows[0]?.number).toBe('number');
    expect(rows[0]?.createdTime).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
  });

  test('pages cover every row once, and pages after the last are empty', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((current) => list(`?current=${current}&pageSize=11`)),
    );
    const ids = pages.flatMap(({ list: rows }) => rows.map(({ id }) => id));
    expect(new Set(ids).size).toBe(55);
    expect(pages.map(({ total }) => total)).toEqual([55, 55, 55, 55, 55, 55]);
  });

  test.each(['number', 'name', 'contentType', 'filterType', 'count', 'createdTime', 'status'])(
    'sorts by %s in both directions',
    async (sort) => {
      const up = await list(`?sort=${sort}&order=asc&pageSize=100`);
      const down = await list(`?sort=${sort}&order=desc&pageSize=100`);
      expect(down.list.map(({ id }) => id)).toEqual(up.list.map(({ id }) => id).toReversed());
      const values = up.list.map((row) => row[sort as keyof Row]);
      const ascending = values.every((value, index) => index === 0 || (values[index - 1] ?? value) <= value);
      expect(ascending || sort === 'name').toBe(true);
    },
  );

  test.each([
    ['contentType=img', (row: Row) => row.contentType === 'img'],
    ['status=offline', (row: Row) => row.status === 'offline'],
    ['name=RoBoT', (row: Row) => row.name.includes('Robot')],
    ['number=10', (row: Row) => String(row.number).startsWith('10')],
    [
      'status=online&contentType=verticalVideo',
      (row: Row) => row.status === 'online' && row.contentType === 'verticalVideo',
    ],
  ])('%s finds exactly the matching rows', async (query, holds) => {
    const { list: all } = await list('?pageSize=100');
    const { list: found, total } = await list(`?pageSize=100&${query}`);
    expect(found.length).toBeGreaterThan(0);
    expect(total).toBe(found.length);
    expect(found.map(({ id }) => id)).toEqual(all.filter(holds).map(({ id }) => id));
  });

  test('includes full days of a range, and a single date means that day', async () => {
    const { list: all } = await list('?pageSize=100');
    const days = all.map(({ createdTime }) => createdTime.slice(0, 10));
    const [last, first] = [days[3] ?? '', days[20] ?? ''];
    const range = await list(`?pageSize=100&createdTime=${first}&createdTime=${last}`);
    expect(range.total).toBe(days.filter((day) => day >= first && day <= last).length);
    const one = await list(`?createdTime=${first}`);
    expect(one.total).toBe(days.filter((day) => day === first).length);
  });

  test('ignores empty and unknown filters and accepts parameters in any order', async () => {
    expect((await list('?pageSize=10&status=&name=&number=&createdTime=&current=1&whatever=1')).total).toBe(
      55,
    );
  });

  test('an empty page, size, sort or order means its default', async () => {
    expect(await list('?current=&pageSize=&sort=&order=')).toEqual(await list());
  });

  test('a LIKE wildcard in a name is an ordinary character', async () => {
    expect((await list('?name=%25')).total).toBe(0);
    expect((await list('?name=_')).total).toBe(0);
  });

  // Search terms of one or two characters use a different index than longer ones.
  test.each(["'", "o'", '\\', 'x\\', '学', '习课', 'សា', ' \u{1F916}', 'Q', 'qX', 'zz'])(
    'finds names by %j, even if short',
    async (part) => {
      await api.sql(
        `INSERT INTO policy (number, name, content_type, filter_type, count, status)
         VALUES (900001, $1, 'img', 'rules', 1, 'online') ON CONFLICT DO NOTHING`,
        [String.raw`Qx\ O'Neil 学习课 សាលា ${'\u{1F916}'}`],
      );
      const { list: all } = await list('?pageSize=100');
      const { list: found } = await list(`?pageSize=100&name=${encodeURIComponent(part)}`);
      const holds = ({ name }: Row) => name.toLowerCase().includes(part.toLowerCase());
      expect(found.map(({ id }) => id)).toEqual(all.filter(holds).map(({ id }) => id));
      await api.sql('DELETE FROM policy WHERE number = 900001');
    },
  );

  test.each([
    ['?current=0', 'current minimum'],
    ['?current=1000000001', 'current maximum'],
    ['?pageSize=0', 'pageSize minimum'],
    ['?pageSize=101', 'pageSize maximum'],
    ['?pageSize=ten', 'pageSize integer'],
    ['?pageSize=1e1', 'pageSize integer'],
    ['?pageSize=5&pageSize=5', 'pageSize once'],
    ['?status=gone', 'status enum'],
    ['?status=online&status=offline', 'status once'],
    ['?number=12a', 'number pattern'],
    ['?number=1234567890', 'number pattern'],
    [`?name=${'x'.repeat(65)}`, 'name maxLength'],
    ['?name=%00', 'name text'],
    ['?createdTime=2026-02-30', 'createdTime dateRange'],
    ['?createdTime=2026-02-02&createdTime=2026-02-01', 'createdTime dateRange'],
    ['?createdTime=2026-02-01&createdTime=2026-02-02&createdTime=2026-02-03', 'createdTime dateRange'],
    ['?createdTime=2026-02-01+10:00:00', 'createdTime dateRange'],
    ['?createdTime=2026-02-01+25:00:00&createdTime=2026-02-02', 'createdTime dateRange'],
    ['?createdTime=2026-02-01&createdTime=2026-02-02+10:00:00', 'createdTime dateRange'],
    ['?sort=id', 'sort enum'],
    ['?order=up', 'order enum'],
  ])('%s is rejected with the name of its field', async (query, expected) => {
    expect(await refusal(query)).toEqual([expected]);
  });

  test.each([
    '?pageSize=1',
    '?pageSize=100',
    '?current=1000000000',
    `?name=${'x'.repeat(64)}`,
    '?number=123456789',
  ])('accepts %s at its limit', async (query) => {
    expect((await api.get(`/api/list/policy${query}`, { token })).body.code).toBe(20000);
  });
});

describe('GET /api/policies/summary', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  test('every figure equals the number of matching rows', async () => {
    const token = await api.signIn('user');
    const total = async (query: string) =>
      (await api.get<Page>(`/api/list/policy?${query}`, { token })).body.data.total;
    const { data } = (
      await api.get<{
        total: number;
        online: number;
        offline: number;
        newSinceYesterday: number;
        yesterday: string;
        today: string;
        countTotal: number;
        byContentType: { contentType: string; policies: number; count: number }[];
        byMonth: { month: string; policies: number }[];
      }>('/api/policies/summary', { token })
    ).body;
    expect(data.total).toBe(await total(''));
    expect(data.online).toBe(await total('status=online'));
    expect(data.offline).toBe(await total('status=offline'));
    expect(data.newSinceYesterday).toBe(
      await total(`createdTime=${data.yesterday}&createdTime=${data.today}`),
    );
    for (const { contentType, policies } of data.byContentType) {
      expect(policies).toBe(await total(`contentType=${contentType}`));
    }
    expect(data.byContentType.reduce((sum, { count }) => sum + count, 0)).toBe(data.countTotal);
    expect(data.byMonth).toHaveLength(12);
    expect(data.byMonth.reduce((sum, { policies }) => sum + policies, 0)).toBe(data.total);
  });
});
