import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { displayTime } from '../../src/common/time/display-time.js';
import { Config } from '../../src/config/config.js';
import { DeliveryChangesRepository } from '../../src/delivery/delivery-changes/delivery-changes.repository.js';
import { DeliveryChangesService } from '../../src/delivery/delivery-changes/delivery-changes.service.js';
import { ContentItems, type Item } from '../support/content-items.js';
import { type PolicyDetail, PolicyCalls } from '../support/policies.js';
import { PolicyMembers } from '../support/policy-members.js';
import { TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';
import { WebhookStage } from '../support/webhook-stage.js';

const HOUR = 3_600_000;
const EVENTS = [
  'content.online',
  'content.changed',
  'content.offline',
  'content.deleted',
  'policies.online',
  'policies.offline',
];

describe('what children get is told to webhooks', () => {
  let stage: WebhookStage;
  let items: ContentItems;
  let sets: PolicyMembers;
  let hook: number;
  beforeAll(async () => {
    stage = await WebhookStage.start();
    items = await ContentItems.start(stage.api);
    sets = new PolicyMembers(stage.api, stage.admin);
  });
  beforeEach(async () => {
    // What was made before is known.
    await follow();
    await stage.clear();
    hook = (await stage.hooks.create(stage.receiver.url, EVENTS)).id;
  });
  afterAll(() => stage.stop());

  const step = (api = stage.api) => api.app.get(DeliveryChangesService, { strict: false }).follow();
  /** The job of the application may be at it. */
  const follow = () =>
    until(async () => {
      await step();
      return !(await stage.api.app.get(DeliveryChangesRepository, { strict: false }).isNeeded());
    });
  /** What was told since the last time, the oldest first. */
  const told = async () => {
    await follow();
    const rows = await stage.api.sql<{ type: string; body: string }>(
      `WITH told AS (DELETE FROM webhook_delivery WHERE webhook_id = ${hook} RETURNING id, type, body, created_at)
       SELECT type, body FROM told ORDER BY created_at, type DESC`,
    );
    return rows.map(({ type, body }) => [type, (JSON.parse(body) as { data: object }).data]);
  };
  const at = (hours: number) =>
    displayTime(new Date(Date.now() + hours * HOUR), stage.api.app.get(Config).timeZone);
  const schedule = (path: string, version: number, times: object) =>
    stage.api.call<Item & PolicyDetail>('PUT', `${path}/schedule`, {
      token: stage.admin,
      body: { onlineFrom: null, onlineUntil: null, version, ...times },
    });
  const itemsOf = ({ id }: Item, revision: number | null, externalId: string | null = null) => ({
    items: [{ id, externalId, revision }],
  });

  test('an item: online, another revision, offline, in the bin; drafts are nothing that children get', async () => {
    const draft = await items.created();
    expect(await told()).toEqual([]);
    const online = await items.taken(draft, 'submit', 'approve', 'publish');
    expect(await told()).toEqual([['content.online', itemsOf(online, 1)]]);
    expect(await told()).toEqual([]);

    const edited = (await items.save(online.id, online.version, { title: 'Four wheels' })).body.data;
    expect(await told()).toEqual([]);
    const changed = await items.taken(edited, 'submit', 'approve', 'publish');
    expect(await told()).toEqual([['content.changed', itemsOf(online, 2)]]);

    const offline = await items.taken(changed, 'unpublish');
    expect(await told()).toEqual([['content.offline', itemsOf(online, null)]]);
    const removed = await items.taken(offline, 'remove');
    expect(await told()).toEqual([['content.deleted', itemsOf(online, null)]]);
    await items.taken(removed, 'restore');
    expect(await told()).toEqual([]);
    // Nobody outside knows of one that was never online.
    await items.taken(await items.created(), 'remove');
    expect(await told()).toEqual([]);
  });

  test('an item whose times pass: when they pass, and each once', async () => {
    const item = await items.published();
    await told();
    const { body } = await schedule(`/api/library/items/${item.id}`, item.version, { onlineFrom: at(1) });
    expect(await told()).toEqual([['content.offline', itemsOf(item, null)]]);
    // Edited before they pass.
    await schedule(`/api/library/items/${item.id}`, body.data.version, { onlineFrom: at(2) });
    expect(await told()).toEqual([]);
    await passTimes('content_item', item.id);
    expect(await told()).toEqual([['content.online', itemsOf(item, 1)]]);
    await stage.api.sql(
      `UPDATE content_item SET online_until = now() + interval '1 hour' WHERE id = ${item.id}`,
    );
    expect(await told()).toEqual([]);
    await passTimes('content_item', item.id);
    expect(await told()).toEqual([['content.offline', itemsOf(item, null)]]);
  });

  test('a set: not when it is switched on before its time, but when delivery begins and ends', async () => {
    const set = await sets.set({ status: 'offline' });
    expect(await told()).toEqual([]);
    const path = `/api/policies/${set.id}`;
    await schedule(path, set.version, { onlineFrom: at(1), onlineUntil: at(2) });
    const policies = new PolicyCalls(stage.api, stage.admin);
    await policies.change('online', [set.id]);
    expect(await told()).toEqual([]);
    await passTimes('policy', set.id, 'online_from');
    expect(await told()).toEqual([['policies.online', { ids: [set.id] }]]);
    await passTimes('policy', set.id, 'online_until');
    expect(await told()).toEqual([['policies.offline', { ids: [set.id] }]]);
  });

  test('a set that is moved to the bin, and restored', async () => {
    const set = await sets.set({ status: 'online' });
    expect(await told()).toEqual([['policies.online', { ids: [set.id] }]]);
    const policies = new PolicyCalls(stage.api, stage.admin);
    await policies.change('delete', [set.id]);
    expect(await told()).toEqual([['policies.offline', { ids: [set.id] }]]);
    await policies.change('restore', [set.id]);
    expect(await told()).toEqual([['policies.online', { ids: [set.id] }]]);
  });

  test('two replicas that look at the same time tell it once', async () => {
    const other = await TestApi.start(stage.receiver.environment, stage.api.database);
    const item = await items.published();
    await Promise.all([step(), step(other), step(), step(other)]);
    await other.app.close();
    expect(await told()).toEqual([['content.online', itemsOf(item, 1)]]);
  });

  test('many items at once are told by one message', async () => {
    const made = [await items.published(), await items.published(), await items.published()];
    await told();
    const ids = made.map(({ id }) => id);
    await stage.api.post('/api/library/items/changes', {
      token: stage.admin,
      body: { action: 'offline', ids },
    });
    const [[type, data] = []] = await told();
    expect(type).toBe('content.offline');
    expect(data).toEqual({ items: ids.map((id) => ({ id, externalId: null, revision: null })) });
  });

  test('one that cannot be told holds up no other', async () => {
    // Before there is anything to tell: the job of the stage goes on by itself.
    await stage.api.sql(`
      CREATE FUNCTION test_refuses() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF EXISTS (SELECT FROM content_item WHERE id = NEW.record_id AND title = 'Refused')
          THEN RAISE EXCEPTION 'refused by a test'; END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER test_refuses BEFORE INSERT ON told_delivery FOR EACH ROW
        WHEN (NEW.kind = 'item') EXECUTE FUNCTION test_refuses()`);
    await items.published({ title: 'Refused' });
    const sound = await items.published();
    const rows = () =>
      stage.api.sql<{ body: string }>(`SELECT body FROM webhook_delivery WHERE webhook_id = ${hook}`);
    await until(async () => {
      await step().catch(() => undefined);
      return (await rows()).length > 0;
    });
    expect((await rows()).map(({ body }) => (JSON.parse(body) as { data: object }).data)).toEqual([
      itemsOf(sound, 1),
    ]);
    await stage.api.sql('DROP TRIGGER test_refuses ON told_delivery; DROP FUNCTION test_refuses');
    // Another process has not seen it fail.
    const other = await TestApi.start(stage.receiver.environment, stage.api.database);
    await until(async () => {
      await step(other);
      return (await rows()).length === 2;
    });
    await other.app.close();
  });

  /** Two hours go by for one record. */
  async function passTimes(table: 'content_item' | 'policy', id: number, column?: string): Promise<void> {
    const columns = column === undefined ? ['online_from', 'online_until'] : [column];
    const passed = columns.map((name) => `${name} = ${name} - interval '3 hours'`);
    // Time itself fires no trigger.
    await stage.api.sql(
      `ALTER TABLE ${table} DISABLE TRIGGER USER;
       UPDATE ${table} SET ${passed.join(', ')} WHERE id = ${id};
       ALTER TABLE ${table} ENABLE TRIGGER USER`,
    );
  }
});
