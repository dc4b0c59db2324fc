import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TestApi } from '../support/test-api.js';

interface Row {
  key: string;
  contentNumber: string;
  updateContent: string;
  status: number;
  updateTime: string;
}

describe('GET /api/operation/log', () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await TestApi.start();
    token = await api.signIn('admin');
  });
  afterAll(() => api.stop());

  const list = async (query = '') =>
    (await api.get<Row[]>(`/api/operation/log${query}`, { token })).body.data;

  test('returns the samples, newest first', async () => {
    const rows = await list();
    expect(rows.map(({ status }) => status)).toEqual([0, 1]);
    expect(rows.map(({ key }) => key)).toEqual(['2', '1']);
    for (const { updateTime } of rows) expect(updateTime).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
  });

  test('returns at most 100 rows per page', async () => {
    await api.sql(
      `INSERT INTO parameter_change (content_number, state, parameters, updated_at)
       SELECT 'Video ' || n, 'cancelled', parameters, now() - make_interval(years => 3, days => n)
         FROM parameter_change, generate_series(1, 103) AS n WHERE id = 1`,
    );
    const first = await list();
    const second = await list('?current=2');
    expect([first.length, second.length]).toEqual([100, 5]);
    expect(new Set([...first, ...second].map(({ key }) => key)).size).toBe(105);
    expect(await list('?current=2&pageSize=3')).toEqual(first.slice(3, 6));
    expect(await list('?current=1000000000')).toEqual([]);
  });

  test.each([
    ['?current=0', 'current', 'minimum'],
    ['?current=1000000001', 'current', 'maximum'],
    ['?pageSize=0', 'pageSize', 'minimum'],
    ['?pageSize=101', 'pageSize', 'maximum'],
    ['?pageSize=x', 'pageSize', 'integer'],
  ])('%s is refused', async (query, field, rule) => {
    expect(await api.get(`/api/operation/log${query}`, { token })).toMatchObject({
      status: 400,
      body: { data: { errors: [{ field, rule }] } },
    });
  });
});
