import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type ItemSearch, searchItems } from '../../src/delivery/feeds/item-search.js';
import { ContentItems } from '../support/content-items.js';
import { DeliveryStage, type Problem } from '../support/delivery.js';
import { type TestApi } from '../support/test-api.js';

interface Found {
  id: number;
  title: string;
  slug: string;
  externalId: string | null;
  publishedAt: string;
  updatedAt: string;
}
interface FoundItems {
  items: Found[];
  next: string | null;
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

describe('the search for items that are online', () => {
  let stage: DeliveryStage;
  let api: TestApi;
  let people: ContentItems;
  beforeAll(async () => {
    stage = await DeliveryStage.start();
    ({ api } = stage);
    await stage.clear();
    people = await ContentItems.start(api);
  });
  afterAll(() => api.stop());

  const find = async (query: Record<string, string | number>) => {
    const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    return (await stage.get<FoundItems>(`/items?${text.toString()}`)).body;
  };
  const idsBy = async (query: Record<string, string | number>) =>
    (await find(query)).items.map(({ id }) => id);
  const item = async (id: number) => (await stage.get<Found>(`/items/${id}`)).body;

  test('finds by text, label, language, kind, subject, age and external id, what was published last first', async () => {
    const robot = await people.published({
      title: 'Zebra robots',
      labels: ['Night walks'],
      externalId: 'z-1',
    });
    const film = await people.published({
      title: 'Zebra été',
      language: 'km-KH',
      subject: 'art',
      agesFrom: 4,
      agesTo: 6,
    });
    const ids = [film.id, robot.id];
    expect(await idsBy({ search: 'zebra' })).toEqual(ids);
    expect(await idsBy({ search: 'ZEBRA ete' })).toEqual([film.id]);
    // Shorter than what the index of longer texts holds.
    expect(await idsBy({ search: 'ze', limit: 2 })).toEqual(ids);
    expect(await idsBy({ label: 'night  WALKS' })).toEqual([robot.id]);
    expect(await idsBy({ search: 'zebra', language: 'km-KH' })).toEqual([film.id]);
    expect(await idsBy({ search: 'zebra', kind: 'video' })).toEqual([]);
    expect(await idsBy({ search: 'zebra', kind: 'text' })).toEqual(ids);
    expect(await idsBy({ search: 'zebra', subject: 'coding' })).toEqual([robot.id]);
    expect(await idsBy({ search: 'zebra', age: 11 })).toEqual([robot.id]);
    expect(await idsBy({ externalId: 'z-1' })).toEqual([robot.id]);
    expect((await find({ externalId: 'z-1' })).items[0]).toMatchObject({ externalId: 'z-1' });
    expect((await find({ search: 'zebra été' })).items[0]).toMatchObject({ externalId: null });
    expect(await idsBy({ externalId: 'z' })).toEqual([]);
    // What does not exist for children, and the next revision of what does.
    const draft = await people.created({ title: 'Zebra draft' });
    await people.save(robot.id, robot.version, { title: 'Xylophone' });
    expect(await idsBy({ search: 'zebra' })).toEqual(ids);
    expect(await idsBy({ search: 'xylophone' })).toEqual([]);
    expect(ids).not.toContain(draft.id);
  });

  test('pages through all of them once, whatever is put online or taken offline meanwhile', async () => {
    const all: number[] = [];
    for (
      let { items, next } = await find({ limit: 100 });
      ;
      { items, next } = await find({ limit: 100, cursor: next })
    ) {
      all.push(...items.map(({ id }) => id));
      if (next === null) break;
    }
    const [{ count }] = (await api.sql(
      `SELECT count(*)::int AS count FROM content_item WHERE online = 'online' AND NOT hidden`,
    )) as [{ count: number }];
    expect(all).toHaveLength(count);
    expect(new Set(all).size).toBe(count);
    const first = await find({ limit: 3 });
    const [, , last = 0] = all;
    await people.published({ title: 'Came later' });
    await api.sql(`UPDATE content_item SET online = 'offline' WHERE id = $1`, [last]);
    expect(await idsBy({ limit: 3, cursor: String(first.next) })).toEqual(all.slice(3, 6));
    await api.sql(`UPDATE content_item SET online = 'online' WHERE id = $1`, [last]);
  });

  test('tells when an item was published and last changed online, and finds what changed since', async () => {
    const made = await people.published({ title: 'Wheels that turn' });
    const before = await item(made.id);
    expect(before).toMatchObject({ publishedAt: expect.stringMatching(TIME), updatedAt: before.publishedAt });
    await api.sql(
      `UPDATE content_item SET published_at = '2026-01-01T00:00:00Z', delivered_since = '2026-01-02T00:00:00Z' WHERE id = $1`,
      [made.id],
    );
    expect(await item(made.id)).toMatchObject({
      publishedAt: '2026-01-01T00:00:00Z',
      updatedAt: '2026-01-02T00:00:00Z',
    });
    const changedSince = async (updatedSince: string) =>
      (await idsBy({ search: 'wheels that turn', updatedSince })).length;
    expect(await changedSince('2026-01-02T07:00:00+07:00')).toBe(1);
    expect(await changedSince('2026-01-02T00:00:01Z')).toBe(0);
    // A draft is nobody's business.
    const { body } = await people.save(made.id, made.version, { title: 'Wheels that turn faster' });
    expect(await item(made.id)).toMatchObject({ updatedAt: '2026-01-02T00:00:00Z' });
    await people.taken(body.data, 'submit', 'approve', 'publish');
    const after = await item(made.id);
    expect(after).toMatchObject({ title: 'Wheels that turn faster', publishedAt: '2026-01-01T00:00:00Z' });
    expect(Date.now() - Date.parse(after.updatedAt)).toBeLessThan(60_000);
    // Back after it was away.
    await api.sql(
      `UPDATE content_item SET online_until = '2026-01-03T00:00:00Z', delivered_since = '2026-01-02T00:00:00Z' WHERE id = $1`,
      [made.id],
    );
    await api.sql('UPDATE content_item SET online_until = NULL WHERE id = $1', [made.id]);
    expect(Date.now() - Date.parse((await item(made.id)).updatedAt)).toBeLessThan(60_000);
  });

  test.each([
    ['A robot that waters the garden', 'a-robot-that-waters-the-garden'],
    ['  Don’t panic: Été, Đà Nẵng!'.trim(), 'dont-panic-ete-da-nang'],
    ['机器人', 'item'],
    ['ស្វែងយល់ពី Robot 2', 'robot-2'],
    ['9'.repeat(80), '9'.repeat(60)],
  ])('has a slug of its first title %s', async (title, slug) => {
    const made = await people.published({ title });
    expect(await item(made.id)).toMatchObject({ title, slug: `${slug}-${made.id}` });
    const { body } = await people.save(made.id, made.version, { title: 'Renamed' });
    await people.taken(body.data, 'submit', 'approve', 'publish');
    expect(await item(made.id)).toMatchObject({ title: 'Renamed', slug: `${slug}-${made.id}` });
  });

  test.each([
    ['updatedSince', '2026-01-02'],
    ['updatedSince', '2026-13-02T00:00:00Z'],
    ['search', 'x'.repeat(101)],
    ['cursor', 'x'],
    ['limit', '101'],
    ['language', 'fr-FR'],
    ['title', 'robot'],
  ])('refuses %s=%s by its name', async (field, value) => {
    const { status, body } = await stage.get<Problem>(`/items?${field}=${encodeURIComponent(value)}`);
    expect([status, body.errors?.map((error) => error.field)]).toEqual([400, [field]]);
  });

  test('has a tag that changes with what is found', async () => {
    const tagOf = async () => String((await stage.get('/items?search=tagged')).headers.etag);
    const empty = await tagOf();
    expect((await stage.get('/items?search=tagged', { 'if-none-match': empty })).status).toBe(304);
    await people.published({ title: 'Tagged' });
    expect(await tagOf()).not.toBe(empty);
  });

  test('has an index for each of its conditions', async () => {
    const searches: Omit<ItemSearch, 'limit'>[] = [
      {},
      { after: stage.texts[0] ?? 0 },
      { search: 'zebra' },
      { search: 'ze' },
      { label: 'lamps' },
      { language: 'km-KH', kind: 'text' },
      { externalId: 'z-1' },
      { updatedSince: new Date(), subject: 'art' },
    ];
    const client = new pg.Client({ connectionString: api.database.url });
    await client.connect();
    // Of a small table, all is read in less time.
    await client.query('SET enable_seqscan = off');
    for (const search of searches) {
      const { sql, values } = searchItems({ ...search, limit: 21 });
      const { rows } = await client.query<object>(`EXPLAIN (FORMAT JSON) ${sql}`, values);
      const whole = /"Seq Scan",[^{}]*"Relation Name":"content_(?:item|listing)"/;
      expect([search, whole.exec(JSON.stringify(rows))]).toEqual([search, null]);
    }
    await client.end();
  });
});
