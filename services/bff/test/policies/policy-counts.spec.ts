import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DataSource } from 'typeorm';
import { PolicyRulesRepository } from '../../src/policies/members/policy-rules.repository.js';
import { ContentItems } from '../support/content-items.js';
import { PolicyCalls } from '../support/policies.js';
import { PolicyMembers } from '../support/policy-members.js';
import { TestApi } from '../support/test-api.js';

const LABELS = ['starlight'];

describe('the count of a set', () => {
  let api: TestApi;
  let items: ContentItems;
  let sets: PolicyMembers;
  beforeAll(async () => {
    api = await TestApi.start();
    items = await ContentItems.start(api);
    sets = new PolicyMembers(api, items.tokens.inspector);
  });
  afterAll(() => api.stop());

  const countOf = async (id: number) => (await sets.detail(id)).count;
  /** In the order in which the product locks them: it counts meanwhile. */
  const countedBefore = async (span: string) =>
    await api.sql(
      `UPDATE policy_rule SET counted_at = now() - $1::interval
        WHERE id IN (SELECT id FROM policy_rule ORDER BY id FOR NO KEY UPDATE)`,
      [span],
    );
  const published = (change: object = {}) => items.published({ labels: LABELS, ...change });

  test('of an artificial set follows its members at once', async () => {
    const [one, two] = [await published(), await published()];
    const { id, version, count } = await sets.set({ filterType: 'artificial' });
    expect(count).toBe(0);
    expect((await sets.setItems(id, version, [one.id, two.id])).body.data.count).toBe(2);
    const gone = await items.taken(await items.get(one.id, 'inspector'), 'unpublish');
    expect(await countOf(id)).toBe(1);
    await items.taken(gone, 'remove');
    expect(await countOf(id)).toBe(1);
    expect((await sets.page(id)).list[0]).toMatchObject({ id: one.id, reason: 'removed' });
    await items.taken(await items.taken(await items.get(one.id, 'inspector'), 'restore'), 'publish');
    expect(await countOf(id)).toBe(2);
    expect((await sets.detail(id)).version).toBe(2);
  });

  test('is right where an item and the set are changed at the same time', async () => {
    const all = await Promise.all([1, 2, 3, 4].map(() => published()));
    const { id, version } = await sets.set({ filterType: 'artificial' });
    await Promise.all([
      sets.setItems(
        id,
        version,
        all.map((item) => item.id),
      ),
      ...all.slice(0, 3).map((item) => items.act(item.id, 'unpublish', item.version)),
    ]);
    expect(await countOf(id)).toBe((await sets.page(id)).delivered);
    expect(await countOf(id)).toBe(1);
  });

  test('of a set with a rule follows within seconds, and each rule is counted once', async () => {
    await published({ labels: ['comet'] });
    const [one, two] = [await sets.set(), await sets.set({ contentType: 'verticalVideo' })];
    const [first] = await Promise.all(
      [one, two].map((set) => sets.setRule(set.id, 1, { labels: ['comet'] })),
    );
    expect(first?.body.data.count).toBe(1);
    const rules = await api.sql<{ id: number }>(
      `SELECT id FROM policy_rule WHERE rule -> 'labels' ? 'comet'`,
    );
    expect(rules).toHaveLength(1);
    await sets.recount();
    const item = await published({ labels: ['comet'] });
    await published({
      kind: 'video',
      body: '',
      videoAddress: 'https://videos.sala.example/c.mp4',
      labels: ['comet'],
    });
    await sets.recount();
    expect([await countOf(one.id), await countOf(two.id)]).toEqual([2, 1]);
    const saved = await items.save(item.id, item.version, { labels: ['asteroid'] });
    await items.taken(saved.body.data, 'submit', 'approve', 'publish');
    await sets.recount();
    expect(await countOf(one.id)).toBe(1);
  });

  test('of a rule is counted while sets take it up', async () => {
    const [one, two] = [await sets.set(), await sets.set()];
    await sets.setRule(one.id, 1, { labels: ['tide'] });
    const [rule] = await api.sql<{ id: number }>(
      `SELECT id FROM policy_rule WHERE rule -> 'labels' ? 'tide'`,
    );
    await api.app.get(DataSource).transaction(async (manager) => {
      await api.app.get(PolicyRulesRepository).recount(rule?.id ?? 0, manager);
      await api.sql('UPDATE policy SET rule_id = $2 WHERE id = $1', [two.id, rule?.id]);
    });
    expect(await countOf(two.id)).toBe(0);
  });

  test('of a set with a rule is at most its limit', async () => {
    await Promise.all([1, 2, 3].map(() => published({ labels: ['dawn'] })));
    const { id } = await sets.set();
    expect((await sets.setRule(id, 1, { labels: ['dawn'], limit: 2 })).body.data.count).toBe(2);
  });

  test('follows the time where the rule does', async () => {
    const item = await published({ labels: ['dusk'] });
    const { id } = await sets.set();
    await sets.setRule(id, 1, { labels: ['dusk'], newerThanDays: 2 });
    await sets.recount();
    await api.sql('ALTER TABLE content_item DISABLE TRIGGER policy_recount_update');
    await api.sql(`UPDATE content_item SET published_at = now() - interval '3 days' WHERE id = $1`, [
      item.id,
    ]);
    await api.sql('ALTER TABLE content_item ENABLE TRIGGER policy_recount_update');
    await sets.recount();
    expect(await countOf(id)).toBe(1);
    await countedBefore('61 seconds');
    await sets.recount();
    expect(await countOf(id)).toBe(0);
  });

  test('follows the filter type and the content type, also when an import or its undo changes them', async () => {
    const item = await published({ labels: ['noon'] });
    const { id, number } = await sets.set({ filterType: 'artificial' });
    await sets.setItems(id, 1, [item.id]);
    const edit = async (change: object) => {
      const { name, status, contentType, filterType, version } = await sets.detail(id);
      const body = { number, name, status, contentType, filterType, version, ...change };
      return (await api.call<{ count: number }>('PUT', `/api/policies/${id}`, { token: sets.token, body }))
        .body.data.count;
    };
    expect(await edit({ filterType: 'rules' })).toBe(0);
    expect(await edit({ filterType: 'artificial' })).toBe(1);
    expect(await edit({ contentType: 'horizontalVideo' })).toBe(0);
    const calls = new PolicyCalls(api, sets.token);
    await edit({ contentType: 'img' });
    const { body } = await calls.change('offline', [id]);
    await calls.undo(body.data.operationId);
    expect(await countOf(id)).toBe(1);
  });

  test('is what the sum of all sets says, and nobody can write another', async () => {
    // What a rule finds changes by the hour. A count is refreshed once a minute.
    await countedBefore('61 seconds');
    await sets.recount();
    const { id } = await sets.set({ filterType: 'artificial' });
    await api.sql('UPDATE policy SET count = 99 WHERE id = $1', [id]);
    expect(await countOf(id)).toBe(0);
    const [wrong] = await api.sql<{ wrong: number }>(
      'SELECT count(*)::int AS wrong FROM policy WHERE count <> policy_count_of(policy)',
    );
    expect(wrong).toEqual({ wrong: 0 });
    const sums = await api.sql<{ same: boolean }>(
      `SELECT (SELECT sum(count) FROM policy) = (SELECT sum(items) FROM policy_tally) AS same`,
    );
    expect(sums).toEqual([{ same: true }]);
  });

  test('of more sets than are counted with the item follows afterwards', async () => {
    const item = await published();
    await api.sql(
      `WITH made AS (
         INSERT INTO policy (name, content_type, filter_type, status)
         SELECT 'Many ' || n, 'img', 'artificial', 'online' FROM generate_series(1, 250) AS n RETURNING id)
       INSERT INTO policy_member (policy_id, place, item_id) SELECT id, 1, $1 FROM made`,
      [item.id],
    );
    await api.sql(`UPDATE policy SET count = 0 WHERE name LIKE 'Many %'`);
    const sum = async () =>
      await api.sql(`SELECT sum(count)::int AS sum FROM policy WHERE name LIKE 'Many %'`);
    expect(await sum()).toEqual([{ sum: 250 }]);
    await items.taken(await items.get(item.id, 'inspector'), 'unpublish');
    expect(await sum()).toEqual([{ sum: 50 }]);
    await sets.recount();
    expect(await sum()).toEqual([{ sum: 0 }]);
  });

  test('a rule that nobody has any more is forgotten', async () => {
    const { id } = await sets.set();
    await sets.setRule(id, 1, { labels: ['unused'] });
    await sets.setRule(id, 2, { labels: ['used'] });
    await sets.recount();
    await api.sql(
      `UPDATE policy_rule SET counted_at = now() - interval '2 days' WHERE id IN (
         SELECT id FROM policy_rule WHERE rule -> 'labels' ?| '{unused,used}' ORDER BY id FOR NO KEY UPDATE)`,
    );
    await api.sql('INSERT INTO policy_recount (item_id, states) VALUES (1, $1)', ['[]']);
    await sets.recount();
    const kept = await api.sql(
      `SELECT rule ->> 'labels' AS labels FROM policy_rule WHERE rule -> 'labels' ?| '{unused,used}'`,
    );
    expect(kept).toEqual([{ labels: '["used"]' }]);
  });
});
