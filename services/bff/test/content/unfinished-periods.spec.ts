import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TODAY, add, dailyFacts, dailyPeople, growth, withinAnHour } from '../support/facts.js';
import { TestApi } from '../support/test-api.js';

interface Figure {
  count: number;
  growth: number | null;
  comparison: { from: string; to: string; count: number } | null;
}

const daysAgo = (days: number) => TODAY.subtract({ days }).toString();

describe('a period that ends today', () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await TestApi.start();
    token = await api.signIn('admin');
  });
  afterAll(() => api.stop());

  const answer = async (path: string, body: object | null, period: Record<string, string>) => {
    const { body: envelope } =
      body === null
        ? await api.get<Figure>(`${path}?${new URLSearchParams(period).toString()}`, { token })
        : await api.post<Figure>(path, { token, body: { ...body, ...period } });
    expect(envelope.code).toBe(20000);
    return envelope.data;
  };

  const period = { from: daysAgo(2), to: daysAgo(0), compare: 'previous' };
  const before = { from: daysAgo(5), to: daysAgo(3) };

  test('is compared up to the hour that has begun', async () => {
    await withinAnHour(async (hour) => {
      const clicks = await answer('/api/data-chain-growth', { quota: 'contentConsumption' }, period);
      expect(clicks.count).toBe(add(await dailyFacts(api, 'clicks', 2)));
      const [last, untilHour] = hour === 0 ? [1, 24] : [0, hour];
      const [now, then] = await Promise.all([
        dailyFacts(api, 'clicks', 2, last, untilHour),
        dailyFacts(api, 'clicks', 5, 3 + last, untilHour),
      ]);
      expect(clicks.comparison).toEqual({
        ...{ from: before.from, to: daysAgo(3 + last), untilHour: hour === 0 ? null : hour },
        ...{ count: add(then), values: then },
      });
      expect(clicks.growth).toBe(growth(add(now), add(then)));
      const shares = await answer('/api/public-opinion-analysis', { quota: 'share' }, period);
      expect(shares.comparison?.count).toBe(add(await dailyFacts(api, 'shares', 5, 3 + last, untilHour)));
      const authors = await answer('/api/popular-author/list', null, period);
      expect(authors.comparison).toMatchObject({ count: add(then) });
    });
  });

  test('is compared by its whole days where people are counted', async () => {
    const visitors = await answer('/api/public-opinion-analysis', { quota: 'visitors' }, period);
    const people = (await dailyPeople(api, 6)).map(({ size }) => size);
    expect(visitors.count).toBe(add(people.slice(3)));
    const [then, now] = [people.slice(0, 2), people.slice(3, 5)];
    expect(visitors.comparison).toEqual({
      ...{ from: before.from, to: daysAgo(4), untilHour: null },
      ...{ count: add(then), values: then },
    });
    expect(visitors.growth).toBe(growth(add(now), add(then)));
  });

  test('and has no other day is not compared where people are counted', async () => {
    const today = { from: daysAgo(0), to: daysAgo(0), compare: 'previous' };
    const visitors = await answer('/api/public-opinion-analysis', { quota: 'visitors' }, today);
    expect(visitors).toMatchObject({ comparison: null, growth: null });
  });
});
