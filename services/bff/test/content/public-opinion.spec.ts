import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  KIND_SERIES,
  TODAY,
  add,
  dailyFacts,
  dailyPeople,
  factsOf,
  growth,
  withinAnHour,
} from '../support/facts.js';
import { TestApi } from '../support/test-api.js';

interface Trend {
  count: number;
  growth: number | null;
  chartData: { x: string; y: number; name: string; key: string; isFuture: boolean; isUnfinished: boolean }[];
}
interface Shares {
  count: number;
  growth: number | null;
  chartData: { name: string; key: string; value: number; count: number; itemStyle: { color: string } }[];
}
interface Errors {
  errors: { field: string; rule: string }[];
}

describe('POST /api/public-opinion-analysis', () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await TestApi.start();
    token = await api.signIn('admin');
  });
  afterAll(() => api.stop());

  const opinion = async <Data>(quota?: string): Promise<Data> => {
    const answer = await api.post<Data>('/api/public-opinion-analysis', { token, body: { quota } });
    expect(answer.body.code).toBe(20000);
    return answer.body.data;
  };

  test('comments are those of each month, this year first', async () => {
    const { count, chartData } = await opinion<Trend>('comment');
    const facts = await factsOf(api, 'comments', 'month');
    const byMonth = new Map(facts.map(({ month, sum }) => [month, Number(sum)]));
    const years = [TODAY.year, TODAY.year - 1];
    expect(chartData).toEqual(
      years.flatMap((year) =>
        Array.from({ length: 12 }, (_, month) => {
          const key = `${year}-${String(month + 1).padStart(2, '0')}`;
          const isFuture = year === TODAY.year && month + 1 > TODAY.month;
          const isUnfinished = year === TODAY.year && month + 1 === TODAY.month;
          return {
            x: `${month + 1}月`,
            y: byMonth.get(key) ?? 0,
            name: String(year),
            key,
            isFuture,
            isUnfinished,
          };
        }),
      ),
    );
    expect(count).toBe(add(chartData.slice(0, 12).map(({ y }) => y)));
  });

  test('visitors are the people of each day, added up by month', async () => {
    const { count, chartData, growth: grown } = await opinion<Trend>('visitors');
    const visits = await api.sql<{ month: string; visits: number }>(
      `SELECT to_char(day, 'YYYY-MM') AS month, count(*)::int AS visits
         FROM audience_day CROSS JOIN generate_series(0, 4095) AS person
        WHERE get_bit(people, person) = 1 GROUP BY 1`,
    );
    expect(chartData).toHaveLength(24);
    for (const { key, y } of chartData) {
      expect({ key, y }).toEqual({ key, y: visits.find(({ month }) => month === key)?.visits ?? 0 });
    }
    expect(count).toBe(add(chartData.slice(0, 12).map(({ y }) => y)));
    expect(count).toBeGreaterThan(0);
    const [dayBefore, yesterday] = await dailyPeople(api, 3);
    expect(grown).toBe(growth(yesterday?.size ?? 0, dayBefore?.size ?? 0));
  });

  test('publications are those of the last twelve days, the last of them today', async () => {
    const { count, chartData } = await opinion<Trend>('published');
    const days = Array.from({ length: 12 }, (_, day) => TODAY.subtract({ days: 11 - day }));
    expect(chartData.map(({ key }) => key)).toEqual(days.map(String));
    expect(chartData.map(({ x }) => x)).toEqual(days.map(({ day }) => `${day}日`));
    expect(chartData.map(({ isUnfinished }) => isUnfinished)).toEqual(days.map((day) => day.equals(TODAY)));
    expect(chartData.map(({ y }) => y)).toEqual(await dailyFacts(api, 'publications', 11));
    expect(count).toBe(add(chartData.map(({ y }) => y)));
    expect(count).toBeGreaterThan(0);
  });

  test.each([
    ['comment', 'comments'],
    ['published', 'publications'],
    ['share', 'shares'],
  ])('the growth of %s compares the hours of today that are over', async (quota, measure) => {
    await withinAnHour(async (hour) => {
      const { growth: grown } = await opinion<Trend>(quota);
      const today = add(await dailyFacts(api, measure, 0, 0, hour));
      expect(grown).toBe(hour === 0 ? null : growth(today, add(await dailyFacts(api, measure, 1, 1, hour))));
    });
  });

  test.each(['share', 'Visitors', '', 'x'.repeat(64), '🦊'])(
    '%s returns the shares by kind',
    async (quota) => {
      const { count, chartData } = await opinion<Shares>(quota);
      const facts = await factsOf(api, 'shares', 'kind', `day >= date_trunc('year', $1::date)`);
      expect(chartData.map(({ key, name }) => [key, name])).toEqual(KIND_SERIES);
      for (const slice of chartData) {
        expect(slice.count).toBe(Number(facts.find(({ kind }) => kind === slice.key)?.sum));
        expect(Math.abs(slice.value - (slice.count * 100) / count)).toBeLessThan(1);
        expect(slice.itemStyle.color).toMatch(/^#[0-9A-F]{6}$/);
      }
      expect(count).toBe(add(chartData.map((slice) => slice.count)));
      expect(add(chartData.map(({ value }) => value))).toBe(100);
    },
  );

  test('a missing quota returns the shares too', async () => {
    expect(await opinion()).toEqual(await opinion('share'));
  });

  test.each(['content-period-analysis', 'data-overview'])('%s takes no body, but not null', async (path) => {
    expect((await api.post(`/api/${path}`, { token })).body.code).toBe(20000);
    expect(await api.post(`/api/${path}`, { token, body: null })).toMatchObject({
      status: 400,
      body: { data: { errors: [{ field: '', rule: 'object' }] } },
    });
  });

  test.each([
    [{ quota: 'x'.repeat(65) }, 'quota maxLength'],
    [{ quota: 'a\0b' }, 'quota text'],
    [{ quota: '\ud800' }, 'quota text'],
    [{ quota: 7 }, 'quota string'],
    [{ quota: ['visitors'] }, 'quota string'],
    [{ quota: 'visitors', year: 2026 }, 'year unknown'],
    [[], ' object'],
  ])('%j is rejected with the name of its field', async (body, expected) => {
    const { status, body: answer } = await api.post<Errors>('/api/public-opinion-analysis', { token, body });
    expect(status).toBe(400);
    expect(answer.data.errors.map(({ field, rule }) => `${field} ${rule}`)).toEqual([expected]);
  });
});
