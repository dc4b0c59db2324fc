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

  test('is compared by its days that are over, whatever is counted', async () => {
    const clicks = await answer('/api/data-chain-growth', { quota: 'contentConsumption' }, period);
    expect(clicks.count).toBe(add(await dailyFacts(api, 'clicks', 2)));
    const [now, then] = [await dailyFacts(api, 'clicks', 2, 1), await dailyFacts(api, 'clicks', 5, 4)];
    expect(clicks.comparison).toEqual({
      part: { from: period.from, to: daysAgo(1), count: add(now) },
      ...{ from: before.from, to: daysAgo(4), untilHour: null },
      ...{ count: add(then), values: then },
    });
    expect(clicks.growth).toBe(growth(add(now), add(then)));
    const shares = await answer('/api/public-opinion-analysis', { quota: 'share' }, period);
    expect(shares.comparison?.count).toBe(add(await dailyFacts(api, 'shares', 5, 4)));
    const authors = await answer('/api/popular-author/list', null, period);
    expect(authors.comparison).toMatchObject({ count: add(then) });
  });

  test('is compared by the same days where people are counted', async () => {
    const visitors = await answer('/api/public-opinion-analysis', { quota: 'visitors' }, period);
    const people = (await dailyPeople(api, 6)).map(({ size }) => size);
    expect(visitors.count).toBe(add(people.slice(3)));
    const [then, now] = [people.slice(0, 2), people.slice(3, 5)];
    expect(visitors.comparison).toEqual({
      part: { from: period.from, to: daysAgo(1), count: add(now) },
      ...{ from: before.from, to: daysAgo(4), untilHour: null },
      ...{ count: add(then), values: then },
    });
    expect(visitors.growth).toBe(growth(add(now), add(then)));
  });

  const today = { from: daysAgo(0), to: daysAgo(0), compare: 'previous' };

  test('and has no other day is compared up to the hour that has begun', async () => {
    await withinAnHour(async (hour) => {
      const clicks = await answer('/api/data-chain-growth', { quota: 'contentConsumption' }, today);
      if (hour === 0) {
        expect(clicks).toMatchObject({ comparison: null, growth: null });
        return;
      }
      const [now, then] = await Promise.all([
        dailyFacts(api, 'clicks', 0, 0, hour),
        dailyFacts(api, 'clicks', 1, 1, hour),
      ]);
      expect(clicks.comparison).toMatchObject({
        part: { from: daysAgo(0), to: daysAgo(0), count: add(now) },
        ...{ from: daysAgo(1), to: daysAgo(1), untilHour: hour, count: add(then) },
      });
    });
  });

  test('and has no other day is not compared where people are counted', async () => {
    const visitors = await answer('/api/public-opinion-analysis', { quota: 'visitors' }, today);
    expect(visitors).toMatchObject({ comparison: null, growth: null });
  });

  test('says that seconds were watched that make no minute', async () => {
    const minutes = () => answer('/api/data-chain-growth', { quota: 'contentConsumptionTrends' }, today);
    await api.sql('DELETE FROM content_seconds');
    expect(await minutes()).toMatchObject({ hasPartOfMinute: false });
    await api.sql('INSERT INTO content_seconds (item_id, seconds) SELECT min(id), 12 FROM content_item');
    expect(await minutes()).toMatchObject({ hasPartOfMinute: true });
    const past = await answer(
      '/api/data-chain-growth',
      { quota: 'contentConsumptionTrends' },
      { from: daysAgo(3), to: daysAgo(2) },
    );
    expect(past).not.toHaveProperty('hasPartOfMinute');
  });
});
