import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TODAY, dailyFacts, withinAnHour } from '../support/facts.js';
import { TestApi } from '../support/test-api.js';

interface Point {
  x: string;
  y: number;
}
interface PopularItem {
  key: number;
  id: number;
  title: string;
  clickNumber: string;
  clicks: number;
  clicksToday: number;
  increases: number | null;
}
interface Fact {
  id: number;
  title: string;
  clicks: number;
  recent: number;
  before: number;
}
interface Errors {
  errors: { field: string; rule: string }[];
}

describe('content', () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await TestApi.start();
    token = await api.signIn('user');
  });
  afterAll(() => api.stop());

  const popular = async (type: string) =>
    (await api.get<PopularItem[]>(`/api/popular/list?type=${type}`, { token })).body.data;

  test('the content data are the clicks of eight days up to today, in thousands', async () => {
    const { data } = (await api.get<Point[]>('/api/content-data', { token })).body;
    const clicks = await dailyFacts(api, 'clicks', 7);
    expect(data).toHaveLength(8);
    expect(data).toEqual(
      clicks.map((y, day) => ({ x: TODAY.subtract({ days: 7 - day }).toString(), y: y / 1000 })),
    );
    // Today is empty until its first hour has passed.
    expect(data.slice(0, -1).every(({ y }) => y > 0)).toBe(true);
  });

  test.each([
    ['text', 'text'],
    ['image', 'imageText'],
    ['video', 'video'],
  ])('the popular items of %s are the five most clicked of the kind', async (type, kind) => {
    await withinAnHour(async (hour) => {
      const items = await popular(type);
      const facts = await api.sql<Fact>(
        `SELECT item.id, title, sum(clicks)::int AS clicks,
                coalesce(sum(clicks) FILTER (WHERE at < $2::timestamp AND at >= $2::timestamp - interval '24 hours'), 0)::int
                  AS recent,
                coalesce(sum(clicks) FILTER (WHERE at < $2::timestamp - interval '24 hours'
                                               AND at >= $2::timestamp - interval '48 hours'), 0)::int AS before
           FROM content_fact fact JOIN content_item item ON item.id = item_id,
                LATERAL (SELECT fact.day + make_interval(hours => hour) AS at) AS moment
          WHERE kind = $1 GROUP BY item.id ORDER BY 3 DESC, 1 LIMIT 5`,
        [kind, `${TODAY.toString()} ${hour}:00`],
      );
      expect(items.map(({ id, title, clicks }) => ({ id, title, clicks }))).toEqual(
        facts.map(({ id, title, clicks }) => ({ id, title, clicks })),
      );
      expect(items.map(({ key }) => key)).toEqual([1, 2, 3, 4, 5]);
      for (const [index, { clicksToday, increases }] of items.entries()) {
        const { recent = 0, before = 0 } = facts[index] ?? {};
        expect(clicksToday).toBe(recent);
        if (before === 0) expect(increases).toBeNull();
        else expect(increases).toBeCloseTo(((recent - before) / before) * 100, 1);
      }
      // Whatever the hour: two whole days are compared.
      expect(Math.max(...items.map(({ clicksToday }) => clicksToday))).toBeGreaterThan(0);
    });
  });

  test('formatted clicks are truncated to one decimal of ten thousand, small numbers are plain', async () => {
    const [first, second] = await popular('text');
    if (!first || !second) throw new Error('There are no popular items.');
    const shift = async (id: number, clicks: number) => {
      await api.sql(
        `UPDATE content_fact SET clicks = clicks + $2
          WHERE (day, hour, item_id) IN (SELECT day, hour, item_id FROM content_fact WHERE item_id = $1 LIMIT 1)`,
        [id, clicks],
      );
    };
    await shift(first.id, 9_999_999 - first.clicks);
    await shift(second.id, 9_990_000 - second.clicks);
    expect((await popular('text')).slice(0, 2).map(({ clickNumber }) => clickNumber)).toEqual([
      '999.9w+',
      '999.0w+',
    ]);
    await api.sql(
      `DELETE FROM content_fact WHERE item_id IN (SELECT id FROM content_item WHERE kind = 'video')`,
    );
    expect(await popular('video')).toEqual([]);
    await api.sql(
      `INSERT INTO content_fact
       SELECT current_date - 9, 0, id, 0, CASE id WHEN 3 THEN 9999 ELSE 10000 END, 0, 0, 0, 0, 0
         FROM content_item WHERE id IN (3, 6)`,
    );
    expect((await popular('video')).map(({ clickNumber }) => clickNumber)).toEqual(['1.0w+', '9999']);
  });

  test.each([
    ['', 'type required'],
    ['?type=', 'type required'],
    ['?type=imageText', 'type enum'],
    ['?type=TEXT', 'type enum'],
    ['?type=text&type=video', 'type once'],
    ['?type=text%00', 'type enum'],
  ])('/api/popular/list%s is rejected with the name of its field', async (query, expected) => {
    const { status, body } = await api.get<Errors>(`/api/popular/list${query}`, { token });
    expect(status).toBe(400);
    expect(body.data.errors.map(({ field, rule }) => `${field} ${rule}`)).toEqual([expected]);
  });
});
