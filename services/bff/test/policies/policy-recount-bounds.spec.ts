import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { MetricsService } from '../../src/common/metrics/metrics.service.js';
import { PolicyRecountsService } from '../../src/policies/members/policy-recounts.service.js';
import { ContentItems } from '../support/content-items.js';
import { PolicyMembers } from '../support/policy-members.js';
import { TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

describe('what cannot be counted again', () => {
  let api: TestApi;
  let items: ContentItems;
  let sets: PolicyMembers;
  beforeAll(async () => {
    api = await TestApi.start();
    items = await ContentItems.start(api);
    sets = new PolicyMembers(api, items.tokens.inspector);
    await sets.recount();
  });
  afterEach(async () => {
    for (const table of ['policy_rule', 'policy', 'content_item'])
      await api.sql(`DROP TRIGGER IF EXISTS test_refuses ON ${table}`);
    await restarted();
  });
  afterAll(() => api.stop());

  const countOf = async (id: number) => (await sets.detail(id)).count;
  const recount = (at = api) =>
    at.app
      .get(PolicyRecountsService)
      .recount()
      .catch(() => undefined);
  /** As if the process had ended: what it has left for later is due again. */
  const restarted = async () => {
    const other = await TestApi.start({}, api.database);
    await recount(other);
    await other.app.close();
  };
  /** A set of all items with the label, and one item. @returns the set, and its rule */
  const ruled = async (label: string) => {
    const { id, version } = await sets.set();
    await sets.setRule(id, version, { labels: [label] });
    const [rule] = await api.sql<{ id: number }>('SELECT rule_id AS id FROM policy WHERE id = $1', [id]);
    return { id, rule: rule?.id ?? 0 };
  };
  const refuse = async (table: string, condition: string) => {
    await api.sql(`
      CREATE OR REPLACE FUNCTION test_refuses() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'refused by a test'; END $$;
      CREATE TRIGGER test_refuses BEFORE UPDATE ON ${table} FOR EACH ROW WHEN (${condition})
        EXECUTE FUNCTION test_refuses()`);
  };
  /** For how long the job holds something back, by its metrics. */
  const heldBack = async () => {
    const gauge = api.app.get(MetricsService).registry.getSingleMetric('sala_task_held_back_seconds');
    const { values } = (await gauge?.get()) ?? { values: [] };
    return values.find(({ labels }) => labels.task === 'count the items of policies')?.value;
  };
  const counted = (id: number, count: number) =>
    until(async () => {
      await recount();
      return (await countOf(id)) === count;
    });

  test('a rule: the others are counted, and how long it waits is told', async () => {
    const [broken, sound] = [await ruled('no-count'), await ruled('other-count')];
    await sets.recount();
    await refuse('policy_rule', `NEW.id = ${broken.rule} AND NEW.counted_at > '-infinity'`);
    await items.published({ labels: ['no-count', 'other-count'] });
    await counted(sound.id, 1);
    expect(await countOf(broken.id)).toBe(0);
    expect(await heldBack()).toBeGreaterThan(0);
    await api.sql('DROP TRIGGER test_refuses ON policy_rule');
    await restarted();
    await counted(broken.id, 1);
  });

  test('a change that cannot be read: the others are followed', async () => {
    const set = await ruled('after-unread');
    await sets.recount();
    const [unread] = await api.sql<{ id: string }>(
      `INSERT INTO policy_recount (states) VALUES ('[{"published_at": "never"}]') RETURNING id`,
    );
    await items.published({ labels: ['after-unread'] });
    await counted(set.id, 1);
    await api.sql('DELETE FROM policy_recount WHERE id = $1', [unread?.id]);
  });

  test('a set: those of other rules follow', async () => {
    const [broken, sound] = [await ruled('no-set'), await ruled('other-set')];
    await sets.recount();
    await refuse('policy', `NEW.id = ${broken.id}`);
    await items.published({ labels: ['no-set'] });
    await recount();
    await items.published({ labels: ['other-set'] });
    await counted(sound.id, 1);
    expect(await countOf(broken.id)).toBe(0);
  });

  test('an item whose time has come: others follow theirs', async () => {
    const set = await ruled('after-time');
    const [broken, sound] = [
      await items.published({ labels: ['after-time'] }),
      await items.published({ labels: ['after-time'] }),
    ];
    await counted(set.id, 2);
    await api.sql(
      `ALTER TABLE content_item DISABLE TRIGGER USER;
       UPDATE content_item SET online_until = now() - interval '1 hour' WHERE id IN (${broken.id}, ${sound.id});
       ALTER TABLE content_item ENABLE TRIGGER USER`,
    );
    await refuse('content_item', `NEW.id = ${broken.id}`);
    // Both are over, and a rule counts by the times themselves, once one of them makes it count again.
    await counted(set.id, 0);
  });
});
