import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { DELIVERY_CHANGES } from '../../src/delivery/delivery-changes/delivery-changes.constants.js';
import { DeliveryChangesRepository } from '../../src/delivery/delivery-changes/delivery-changes.repository.js';
import { DeliveryChangesService } from '../../src/delivery/delivery-changes/delivery-changes.service.js';
import { type Author, Authors } from '../support/authors.js';
import { ChannelCalls } from '../support/channels.js';
import { ContentItems, type Item } from '../support/content-items.js';
import { deliver } from '../support/delivery.js';
import { until } from '../support/until.js';
import { WebhookStage } from '../support/webhook-stage.js';

interface Delivered {
  id: number;
  author: string;
  updatedAt: string;
}

const EVENTS = ['content.online', 'content.changed', 'content.offline'];

describe('the author that children read', () => {
  let stage: WebhookStage;
  let items: ContentItems;
  let authors: Authors;
  let headers: Record<string, string>;
  let hook: number;
  beforeAll(async () => {
    stage = await WebhookStage.start();
    items = await ContentItems.start(stage.api);
    authors = new Authors(stage.api, stage.admin);
    headers = { 'sala-key': (await new ChannelCalls(stage.api, stage.admin).create()).key };
  });
  beforeEach(async () => {
    // What was made before is known.
    await follow();
    await stage.clear();
    hook = (await stage.hooks.create(stage.receiver.url, EVENTS)).id;
  });
  afterAll(() => stage.stop());

  const service = () => stage.api.app.get(DeliveryChangesService, { strict: false });
  /** The job of the application may be at it. */
  const follow = () =>
    until(async () => {
      await service().follow();
      return !(await stage.api.app.get(DeliveryChangesRepository, { strict: false }).isNeeded());
    });
  /** What was told since the last time. */
  const told = async () => {
    await follow();
    const rows = await stage.api.sql<{ type: string; body: string }>(
      `WITH told AS (DELETE FROM webhook_delivery WHERE webhook_id = ${hook} RETURNING type, body) SELECT * FROM told`,
    );
    return rows.map(({ type, body }) => [type, (JSON.parse(body) as { data: object }).data]);
  };
  const changed = (...made: Item[]) => [
    ['content.changed', { items: made.map(({ id }) => ({ id, externalId: null, revision: 1 })) }],
  ];
  const written = ({ id }: Author, change: object = {}) => items.published({ authorId: id, ...change });
  const delivered = async ({ id }: Item) =>
    (await deliver<Delivered>(stage.api, `/items/${id}`, headers)).body;
  /** As if all of them had been put online a day ago. @returns those of the label that have changed since */
  const wait = async (label: string) => {
    await stage.api.sql(`UPDATE content_item SET delivered_since = now() - interval '1 day'
                          WHERE delivered_since IS NOT NULL`);
    const since = encodeURIComponent(new Date(Date.now() - 3_600_000).toISOString());
    return async () => {
      const path = `/items?label=${label}&updatedSince=${since}`;
      const { body } = await deliver<{ items: Delivered[] }>(stage.api, path, headers);
      return body.items.map(({ id }) => id).toSorted((one, other) => one - other);
    };
  };

  test('after a merge and after its undo, each item that is online is told once', async () => {
    const [one, two] = [await authors.created('Sokha A.'), await authors.created('Sokha B.')];
    const label = 'merged-authors';
    const [first, second] = [
      await written(one, { labels: [label] }),
      await written(one, { labels: [label] }),
    ];
    const others = await written(two, { labels: [label] });
    const away = await items.taken(await written(one), 'unpublish');
    await told();
    const since = await wait(label);
    expect(await since()).toEqual([]);

    const merged = (await authors.merge(one, two)).body.data;
    expect(await told()).toEqual(changed(first, second));
    expect(await told()).toEqual([]);
    expect(await delivered(first)).toMatchObject({ author: 'Sokha B.' });
    expect(await since()).toEqual([first.id, second.id]);

    const again = await wait(label);
    await authors.move(merged, 'undo-merge');
    expect(await told()).toEqual(changed(first, second));
    expect(await delivered(first)).toMatchObject({ author: 'Sokha A.' });
    expect(await delivered(others)).toMatchObject({ author: 'Sokha B.' });
    expect(await again()).toEqual([first.id, second.id]);
    expect(await items.get(away.id)).toMatchObject({ online: 'offline' });
  });

  test('of another name, items are told, whoever gives it; of another note, none is', async () => {
    const author = await authors.created('Dara');
    const item = await written(author, { labels: ['renamed-author'] });
    await told();
    const since = await wait('renamed-author');
    const noted = (await authors.edit(author, { note: 'Writes of lamps.' })).body.data;
    expect(await told()).toEqual([]);
    expect(await since()).toEqual([]);
    await authors.edit(noted, { name: 'Dara Chan' });
    expect(await told()).toEqual(changed(item));
    expect(await delivered(item)).toMatchObject({ author: 'Dara Chan' });
    expect(await since()).toEqual([item.id]);
  });

  test('two of the same name are one for children', async () => {
    const [one, two] = [await authors.created('Bopha'), await authors.created('Bopha')];
    await written(one);
    await told();
    await authors.merge(one, two);
    expect(await told()).toEqual([]);
  });

  test('one that goes offline meanwhile is told to be offline', async () => {
    const author = await authors.created('Vanna');
    const [stays, goes] = [await written(author), await written(author)];
    await told();
    await Promise.all([
      authors.edit(author, { name: 'Vanna K.' }),
      items.act(goes.id, 'unpublish', goes.version),
    ]);
    const all = await told();
    expect(all).toContainEqual([
      'content.offline',
      { items: [{ id: goes.id, externalId: null, revision: null }] },
    ]);
    expect(all.filter(([type]) => type === 'content.changed').flatMap(([, data]) => data)).toContainEqual(
      changed(stays)[0]?.[1],
    );
  });

  test('of many, a few at a time are written, and another process goes on from there', async () => {
    const author = await authors.created('Many');
    const size = 2 * DELIVERY_CHANGES.authorBatch + 1;
    const ids = await stage.api.sql<{ id: number }>(
      `INSERT INTO content_item (title, kind, subject, source, author_id, state, online, published)
       SELECT 'One of many ' || n, 'text', 'art', 'other', ${author.id}, 'online', 'online', 1
         FROM generate_series(1, ${size}) n RETURNING id`,
    );
    await told();
    await stage.api.sql(`
      CREATE TABLE one_statement (rows int);
      CREATE FUNCTION count_rows() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN INSERT INTO one_statement SELECT count(*) FROM written; RETURN NULL; END $$;
      CREATE TRIGGER count_rows AFTER UPDATE ON content_item REFERENCING NEW TABLE AS written
        FOR EACH STATEMENT EXECUTE FUNCTION count_rows()`);
    // What a process leaves that is killed before the last batch.
    await stage.api.sql(`
      INSERT INTO author_turn (author_id, items, done)
      SELECT ${author.id}, ARRAY(SELECT id FROM content_item WHERE author_id = ${author.id} ORDER BY id), ${size - 1}`);
    expect(await told()).toEqual([
      ['content.changed', { items: [{ id: ids.at(-1)?.id, externalId: null, revision: 1 }] }],
    ]);
    await authors.edit(author, { name: 'Many more' });
    const messages = (await told()) as [string, { items: unknown[] }][];
    const counts = messages.map(([, data]) => data.items.length);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(size);
    const rows = await stage.api.sql<{ rows: number }>('SELECT rows FROM one_statement WHERE rows > 0');
    expect(Math.max(...rows.map((row) => row.rows))).toBeLessThanOrEqual(DELIVERY_CHANGES.authorBatch);
    await stage.api.sql(
      'DROP TRIGGER count_rows ON content_item; DROP FUNCTION count_rows; DROP TABLE one_statement',
    );
  });
});
