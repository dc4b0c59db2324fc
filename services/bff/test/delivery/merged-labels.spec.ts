import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DeliveryChangesRepository } from '../../src/delivery/delivery-changes/delivery-changes.repository.js';
import { DeliveryChangesService } from '../../src/delivery/delivery-changes/delivery-changes.service.js';
import { ChannelCalls } from '../support/channels.js';
import { ContentItems } from '../support/content-items.js';
import { deliver } from '../support/delivery.js';
import { LabelMerges } from '../support/label-merges.js';
import { until } from '../support/until.js';
import { WebhookStage } from '../support/webhook-stage.js';

interface Delivered {
  id: number;
  labels: string[];
  updatedAt: string;
}

describe('a merge of labels, for what children get', () => {
  let stage: WebhookStage;
  let items: ContentItems;
  let merges: LabelMerges;
  let headers: Record<string, string>;
  beforeAll(async () => {
    stage = await WebhookStage.start();
    items = await ContentItems.start(stage.api);
    merges = new LabelMerges(stage.api, stage.admin);
    headers = { 'sala-key': (await new ChannelCalls(stage.api, stage.admin).create()).key };
  });
  afterAll(() => stage.stop());

  const follow = () =>
    until(async () => {
      await stage.api.app.get(DeliveryChangesService, { strict: false }).follow();
      return !(await stage.api.app.get(DeliveryChangesRepository, { strict: false }).isNeeded());
    });
  const read = async (path: string) => (await deliver<Delivered>(stage.api, path, headers)).body;

  test('they get the label that stays, and each item is told once', async () => {
    const [online, both] = [
      await items.published({ labels: ['Quoll', 'zoo'] }),
      await items.published({ labels: ['quolls'] }),
    ];
    const edited = await items.published({ labels: ['zoo'] });
    await items.save(edited.id, edited.version, { labels: ['quoll'] });
    const away = await items.taken(await items.published({ labels: ['quoll'] }), 'unpublish');
    await follow();
    await stage.clear();
    const hook = (
      await stage.hooks.create(stage.receiver.url, ['content.online', 'content.changed', 'content.offline'])
    ).id;
    const path = `/items/${online.id}`;
    const etag = String((await deliver(stage.api, path, headers)).headers.etag);
    await stage.api.sql(
      `UPDATE content_item SET delivered_since = now() - interval '1 day' WHERE id IN (${online.id}, ${both.id})`,
    );
    const since = new Date(Date.now() - 3_600_000).toISOString();

    await merges.merged('quoll', 'quolls');
    expect((await read(path)).labels).toEqual(['quolls', 'zoo']);
    expect((await deliver(stage.api, path, { ...headers, 'if-none-match': etag })).status).toBe(200);
    const search = async (query: string) =>
      (await deliver<{ items: Delivered[] }>(stage.api, `/items?${query}`, headers)).body.items.map(
        ({ id }) => id,
      );
    expect(await search('label=quoll')).toEqual([]);
    expect((await search('label=quolls')).toSorted((one, other) => one - other)).toEqual([
      online.id,
      both.id,
    ]);
    // Who asks for what has changed finds it, and nothing that has not.
    expect(await search(`label=quolls&updatedSince=${encodeURIComponent(since)}`)).toEqual([online.id]);
    await follow();
    await follow();
    const told = await stage.api.sql<{ type: string; body: string }>(
      `SELECT type, body FROM webhook_delivery WHERE webhook_id = ${hook}`,
    );
    expect(told.map(({ type, body }) => [type, (JSON.parse(body) as { data: object }).data])).toEqual([
      ['content.changed', { items: [{ id: online.id, externalId: null, revision: 1 }] }],
    ]);
    expect((await items.get(away.id)).labels).toEqual(['quolls']);
  });

  test('one that goes offline meanwhile is told to be offline, and to be online when it is back', async () => {
    const item = await items.published({ labels: ['Tapir'] });
    await items.created({ labels: ['tapirs'] });
    await follow();
    await stage.clear();
    const hook = (
      await stage.hooks.create(stage.receiver.url, ['content.online', 'content.changed', 'content.offline'])
    ).id;
    await merges.merged('tapir', 'tapirs');
    await items.taken(await items.get(item.id), 'unpublish');
    await follow();
    await items.taken(await items.get(item.id), 'publish');
    await follow();
    const told = await stage.api.sql<{ type: string }>(
      `SELECT type FROM webhook_delivery WHERE webhook_id = ${hook} ORDER BY created_at`,
    );
    const types = told.map(({ type }) => type).filter((type) => type !== 'content.changed');
    expect(types).toEqual(['content.offline', 'content.online']);
  });
});
