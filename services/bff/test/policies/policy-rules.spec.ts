import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ContentPopularityService } from '../../src/content/content/content-popularity.service.js';
import { Authors } from '../support/authors.js';
import { ContentItems } from '../support/content-items.js';
import { PolicyMembers, RULE } from '../support/policy-members.js';
import { TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

/** Only these items have this label. */
const LABELS = ['moonlight'];

describe('the rule of a set', () => {
  let api: TestApi;
  let items: ContentItems;
  let sets: PolicyMembers;
  /** The keys of the items by their titles. */
  const ids: Record<string, number> = {};
  beforeAll(async () => {
    api = await TestApi.start();
    items = await ContentItems.start(api);
    sets = new PolicyMembers(api, items.tokens.inspector);
    const publish = async (title: string, change: object) => {
      ids[title] = (await items.published({ title, labels: LABELS, ...change })).id;
    };
    await publish('B old robots', { subject: 'robotics', agesFrom: 3, agesTo: 6 });
    await publish('C robots', { subject: 'robotics', language: 'km-KH', authorId: 5 });
    await publish('A art', { subject: 'art', source: 'pupils', agesFrom: 12, agesTo: 18 });
    await publish('D film', {
      kind: 'video',
      body: '',
      videoAddress: 'https://videos.sala.example/d.mp4',
    });
    await items.created({ title: 'A draft', labels: LABELS });
    await api.sql(`UPDATE content_item SET published_at = now() - interval '40 days' WHERE id = $1`, [
      ids['B old robots'],
    ]);
  });
  afterAll(() => api.stop());

  const titles = async (rule: object, contentType = 'img') => {
    const { body } = await sets.preview(contentType, { labels: LABELS, ...rule });
    return body.data.list.map(({ title }) => title);
  };

  test.each([
    [{}, ['A art', 'C robots', 'B old robots']],
    [{ order: 'oldest' }, ['B old robots', 'C robots', 'A art']],
    [{ order: 'title' }, ['A art', 'B old robots', 'C robots']],
    [{ subjects: ['robotics', 'maths'] }, ['C robots', 'B old robots']],
    [{ languages: ['km-KH'] }, ['C robots']],
    [{ sources: ['pupils'] }, ['A art']],
    [{ authorIds: [5] }, ['C robots']],
    [{ ages: { from: 5, to: 6 } }, ['B old robots']],
    [{ ages: { from: 11, to: 12 } }, ['A art', 'C robots']],
    [{ newerThanDays: 30 }, ['A art', 'C robots']],
    [{ labels: ['nothing has this'] }, []],
    [{ labels: ['nothing has this', 'moonlight'], subjects: ['art'] }, ['A art']],
  ])('%j finds the items that fulfil it', async (rule, expected) => {
    expect(await titles(rule)).toEqual(expected);
  });

  test('holds what fits the content type of the set', async () => {
    expect(await titles({}, 'horizontalVideo')).toEqual(['D film']);
    await api.sql(`UPDATE content_item SET orientation = 'vertical' WHERE id = $1`, [ids['D film']]);
    expect(await titles({}, 'horizontalVideo')).toEqual([]);
    expect(await titles({}, 'verticalVideo')).toEqual(['D film']);
  });

  test('popular items come first by the clicks of this month and the last one', async () => {
    // The application counts too, now and then, and the second one leaves it to the first.
    const countUntilFirst = (title: string) =>
      until(async () => {
        await api.app.get(ContentPopularityService).count();
        return (await titles({ order: 'popular' }))[0] === title;
      });
    await api.sql(
      `INSERT INTO content_fact (day, hour, item_id, publications, clicks, exposures, comments, shares, likes, minutes)
       SELECT current_date, 0, id, 0, clicks, 0, 0, 0, 0, 0 FROM unnest($1::int[], $2::int[]) AS fact (id, clicks)
       ON CONFLICT (day, hour, item_id) DO UPDATE SET clicks = excluded.clicks`,
      [
        [ids['B old robots'], ids['A art']],
        [9, 4],
      ],
    );
    await countUntilFirst('B old robots');
    expect(await titles({ order: 'popular' })).toEqual(['B old robots', 'A art', 'C robots']);
    await api.sql('UPDATE content_fact SET clicks = 0 WHERE item_id = $1', [ids['B old robots']]);
    await countUntilFirst('A art');
    expect(await titles({ order: 'popular' })).toEqual(['A art', 'C robots', 'B old robots']);
  });

  test('a merged author stands for the one that has its items now', async () => {
    const authors = new Authors(api, items.tokens.inspector);
    const author = await authors.created('Once another');
    await authors.merge(author, await authors.read({ id: 5 }));
    expect(await titles({ authorIds: [author.id] })).toEqual(['C robots']);
  });

  test('is stored, and its items beyond the limit wait', async () => {
    const { id, version } = await sets.set({ filterType: 'rules' });
    expect(await sets.page(id)).toMatchObject({ rule: null, total: 0, delivered: 0, list: [] });
    const { body } = await sets.setRule(id, version, { labels: LABELS, limit: 2, ages: { from: 3, to: 18 } });
    expect(body.data).toMatchObject({ id, version: 2 });
    const page = await sets.page(id);
    expect(page).toMatchObject({
      filterType: 'rules',
      version: 2,
      rule: { ...RULE, labels: LABELS, limit: 2, ages: { from: 3, to: 18 } },
      total: 3,
      delivered: 2,
    });
    expect(page.list.map(({ title, isDelivered, reason }) => [title, isDelivered, reason])).toEqual([
      ['A art', true, undefined],
      ['C robots', true, undefined],
      ['B old robots', false, 'limit'],
    ]);
    const second = await sets.page(id, 'current=2&pageSize=2');
    expect(second.list.map(({ place }) => place)).toEqual([3]);
    const holds = async (item: string) =>
      (await sets.policiesOf(ids[item] ?? 0)).list.find((policy) => policy.id === id)?.isDelivered;
    expect([await holds('A art'), await holds('B old robots'), await holds('D film')]).toEqual([
      true,
      false,
      undefined,
    ]);
  });

  test('the history tells what changed, and an equal rule changes nothing', async () => {
    const { id, version } = await sets.set({ filterType: 'rules' });
    await sets.setRule(id, version, { labels: ['b', 'a'], subjects: ['art', 'maths'] });
    const same = await sets.setRule(id, 2, { subjects: ['maths', 'art'], labels: ['a', 'b'] });
    expect(same.body.data.version).toBe(2);
    await sets.setRule(id, 2, { subjects: ['maths', 'art'], labels: ['a', 'b'], limit: 5, newerThanDays: 9 });
    const [newest, older] = await sets.history(id);
    expect(newest).toMatchObject({
      action: 'edit',
      before: { rule: { limit: 1_000, newerThanDays: null }, version: 2 },
      after: { rule: { limit: 5, newerThanDays: 9 }, version: 3 },
    });
    expect(older).toMatchObject({ before: { rule: null }, after: { rule: { labels: ['a', 'b'] } } });
  });

  test('conflicts and what cannot be a rule are refused', async () => {
    const { id, version } = await sets.set({ filterType: 'rules' });
    await sets.setRule(id, version, { limit: 3 });
    expect((await sets.setRule(id, version, { limit: 4 })).body).toMatchObject({
      code: 40900,
      data: { id, version: 2 },
    });
    const problems = async (rule: object) => {
      const { body } = await sets.setRule(id, 2, rule);
      const { errors } = body.data as unknown as { errors: { field: string; rule: string }[] };
      return errors.map(({ field, rule: broken }) => `${field} ${broken}`);
    };
    expect(await problems({ limit: 1_001 })).toEqual(['rule.limit maximum']);
    expect(await problems({ order: 'random' })).toEqual(['rule.order enum']);
    expect(await problems({ ages: { from: 9, to: 8 } })).toEqual(['rule.ages.to minimum']);
    expect(await problems({ labels: ['a', 'a'] })).toEqual(['rule.labels unique']);
    const artificial = await sets.set({ filterType: 'artificial' });
    expect((await sets.setRule(artificial.id, 1, {})).body).toMatchObject({ code: 50000 });
    expect((await sets.setRule(2_000_000_000, 1, {})).body.code).toBe(40400);
  });
});
