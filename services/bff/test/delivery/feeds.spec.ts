import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  type DeliveredItem,
  type DeliveredSet,
  type DeliveredSets,
  DeliveryStage,
  type Problem,
} from '../support/delivery.js';
import { RulePresets } from '../support/rule-presets.js';
import { type TestApi } from '../support/test-api.js';

describe('the delivery', () => {
  let stage: DeliveryStage;
  let api: TestApi;
  let texts: number[];
  let videos: number[];
  beforeAll(async () => {
    stage = await DeliveryStage.start();
    ({ api, texts, videos } = stage);
  });
  beforeEach(() => stage.clear());
  afterAll(() => api.stop());

  const get = <Body>(path: string, headers: Record<string, string> = {}) => stage.get<Body>(path, headers);

  test('lists sets that are online, the newest first, by content type, language and age', async () => {
    const first = await stage.setOf(texts.slice(0, 3), { name: 'First' });
    const second = await stage.setOf(videos.slice(0, 2), { name: 'Second', contentType: 'horizontalVideo' });
    await stage.setOf(texts.slice(0, 1), { name: 'Hidden', status: 'offline' });
    const { status, headers, body } = await get<DeliveredSets>('/sets');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(body.sets.map(({ id }) => id)).toEqual([second, first]);
    expect(body.sets[1]).toMatchObject({ name: 'First', contentType: 'img' });
    expect(body.next).toBeNull();
    const idsBy = async (query: string) =>
      (await get<DeliveredSets>(`/sets?${query}`)).body.sets.map(({ id }) => id);
    expect(await idsBy('contentType=img')).toEqual([first]);
    await api.sql(
      `UPDATE content_item SET language = 'zh-CN', ages_from = 3, ages_to = 6 WHERE id = ANY($1)`,
      [texts.slice(0, 3)],
    );
    await api.sql(
      `UPDATE content_item SET language = 'en-US', ages_from = 9, ages_to = 12 WHERE id = ANY($1)`,
      [videos.slice(0, 2)],
    );
    expect(await idsBy('language=zh-CN')).toEqual([first]);
    expect(await idsBy('language=km-KH')).toEqual([]);
    expect(await idsBy('age=9')).toEqual([second]);
    expect(await idsBy('age=6&language=zh-CN&contentType=img')).toEqual([first]);
  });

  test('lists a set that follows a rule by what the rule allows', async () => {
    const { id, version } = await stage.members.set({ contentType: 'img', filterType: 'rules' });
    await stage.members.setRule(id, version, { languages: ['zh-CN'], ages: { from: 5, to: 8 } });
    const found = async (query: string) => (await get<DeliveredSets>(`/sets?${query}`)).body.sets.length;
    expect(await found('language=zh-CN&age=8')).toBe(1);
    expect(await found('language=km-KH')).toBe(0);
    expect(await found('age=9')).toBe(0);
    const { body } = await get<DeliveredSet>(`/sets/${id}`);
    expect(new Set(body.items.map(({ language }) => language))).toEqual(new Set(['zh-CN']));
  });

  test('pages through sets', async () => {
    const ids: number[] = [];
    for (let at = 0; at < 5; at++) ids.unshift(await stage.setOf(texts.slice(0, 1), { name: `Set ${at}` }));
    const first = (await get<DeliveredSets>('/sets?limit=2')).body;
    expect(first.sets.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    await stage.setOf(texts.slice(0, 1), { name: 'Came later' });
    const second = (await get<DeliveredSets>(`/sets?limit=2&cursor=${first.next}`)).body;
    expect(second.sets.map(({ id }) => id)).toEqual(ids.slice(2, 4));
    const last = (await get<DeliveredSets>(`/sets?limit=2&cursor=${second.next}`)).body;
    expect(last).toMatchObject({ sets: [{ id: ids[4] }], next: null });
  });

  test('gives the items of a set in their order, and nothing that is not online', async () => {
    const [one = 0, two = 0, three = 0] = texts.toReversed();
    const id = await stage.setOf([two, three, one]);
    const { body } = await get<DeliveredSet>(`/sets/${id}`);
    expect(body.items.map((item) => item.id)).toEqual([two, three, one]);
    expect(body).toMatchObject({ id, next: null });
    expect(JSON.stringify(body)).not.toMatch(/html|"published"|owner/);
    await api.sql(`UPDATE content_item SET online = 'offline' WHERE id = $1`, [three]);
    expect((await get<DeliveredSet>(`/sets/${id}`)).body.items.map((item) => item.id)).toEqual([two, one]);
    expect((await get(`/items/${three}`)).status).toBe(404);
    await api.sql(`UPDATE content_item SET online = 'online' WHERE id = $1`, [three]);
  });

  test.each([
    ['is offline', `status = 'offline'`],
    ['is in the bin', `deleted_time = now()`],
    ['begins later', `online_from = now() + interval '1 hour'`],
    ['has ended', `online_until = now()`],
  ])('does not tell of a set that %s', async (_, change) => {
    const id = await stage.setOf(texts.slice(0, 2));
    expect((await get(`/sets/${id}`)).status).toBe(200);
    await api.sql(`UPDATE policy SET ${change} WHERE id = $1`, [id]);
    expect((await get<Problem>(`/sets/${id}`)).body).toMatchObject({ status: 404, code: 'notFound' });
    expect((await get<DeliveredSets>('/sets')).body.sets).toEqual([]);
  });

  test('a cursor leaves nothing out and repeats nothing while the set changes', async () => {
    const ids = texts.slice(0, 8);
    const { id, version } = await stage.members.set({ contentType: 'img', filterType: 'artificial' });
    let current = (await stage.members.setItems(id, version, ids)).body.data.version;
    const idsAfter = async (cursor: string | null) =>
      (await get<DeliveredSet>(`/sets/${id}?cursor=${cursor}`)).body.items.map((item) => item.id);
    const first = (await get<DeliveredSet>(`/sets/${id}?limit=3`)).body;
    expect(first.items.map((item) => item.id)).toEqual(ids.slice(0, 3));
    expect(await idsAfter(first.next)).toEqual(ids.slice(3));
    const added = texts.slice(8, 10);
    current = (await stage.members.setItems(id, current, [...added, ...ids])).body.data.version;
    expect(await idsAfter(first.next)).toEqual(ids.slice(3));
    current = (await stage.members.setItems(id, current, ids.slice(1))).body.data.version;
    expect(await idsAfter(first.next)).toEqual(ids.slice(3));
    // The last one that was seen goes itself.
    const without = [...ids.slice(0, 2), ...ids.slice(3)];
    current = (await stage.members.setItems(id, current, without)).body.data.version;
    expect(await idsAfter(first.next)).toEqual(ids.slice(3));
    // What was seen and what was not change places.
    current = (await stage.members.setItems(id, current, ids.toReversed())).body.data.version;
    expect(await idsAfter(first.next)).toEqual(ids.slice(3));
    await stage.members.setItems(id, current, [...ids.slice(5), ...ids.slice(0, 5)]);
    expect(await idsAfter(first.next)).toEqual(ids.slice(3));
    await api.sql(`UPDATE content_item SET online_until = now() - interval '1 hour' WHERE id = $1`, [ids[4]]);
    expect(await idsAfter(first.next)).toEqual([ids[3], ...ids.slice(5)]);
    await api.sql('UPDATE content_item SET online_until = NULL WHERE id = $1', [ids[4]]);
    const presets = new RulePresets(api, await api.signIn('admin'));
    await presets.only({ pin: { itemIds: [ids[7], ids[0]] } });
    expect(await idsAfter(first.next)).toEqual(ids.slice(3));
    await presets.only({});
  });

  test('a cursor leaves nothing out and repeats nothing while a rule changes', async () => {
    const { id, version } = await stage.members.set({ contentType: 'img', filterType: 'rules' });
    const changed = await stage.members.setRule(id, version, { order: 'newest', limit: 8 });
    const all = await get<DeliveredSet>(`/sets/${id}`);
    const { next } = (await get<DeliveredSet>(`/sets/${id}?limit=3`)).body;
    await stage.members.setRule(id, changed.body.data.version, { order: 'oldest', limit: 1_000 });
    const { items } = (await get<DeliveredSet>(`/sets/${id}?limit=1000&cursor=${next}`)).body;
    const given = items.map((item) => item.id);
    const expected = all.body.items.slice(3).map((item) => item.id);
    expect(given.slice(0, expected.length)).toEqual(expected);
    expect(new Set(given).size).toBe(given.length);
  });

  test('gives an item with its body as sanitised HTML', async () => {
    const [id = 0] = texts;
    await api.sql(
      `UPDATE content_revision SET content = content || jsonb_build_object('body', $2::text)
        WHERE item_id = $1 AND number = (SELECT published FROM content_item WHERE id = $1)`,
      [id, '# Water\n\nPour **it** in. <script>alert(1)</script> [a](javascript:alert(1))'],
    );
    const { body } = await get<DeliveredItem>(`/items/${id}`);
    expect(body).toMatchObject({ id, videoAddress: null });
    expect(body.html).toContain('<h2>Water</h2>\n<p>Pour <strong>it</strong> in.');
    expect(body.html).not.toMatch(/<script|href="javascript/);
  });

  test('gives the length, the cover in its widths and the poster of an uploaded video', async () => {
    const [id = 0] = videos;
    const cover = `${'5d'.repeat(20)}-1600x900`;
    const video = '0b'.repeat(16);
    await api.sql(
      `UPDATE content_item SET cover = $2, cover_text = 'A robot', video = $3, seconds = 95, orientation = 'horizontal'
        WHERE id = $1`,
      [id, cover, video],
    );
    const told = { id, seconds: 95, orientation: 'horizontal', cover: { text: 'A robot', width: 1600 } };
    const set = await stage.setOf([id], { contentType: 'horizontalVideo' });
    const { items } = (await get<DeliveredSet>(`/sets/${set}`)).body;
    expect(items).toMatchObject([told]);
    const { body } = await get<DeliveredItem & { cover: { srcset: string } }>(`/items/${id}`);
    expect(body).toMatchObject({
      ...told,
      videoAddress: expect.stringMatching(`^http.*/api/files/videos/${video}$`),
      poster: expect.stringMatching(`^http.*/${cover}-960.webp$`),
    });
    expect(body.cover.srcset.match(/ \d+w/g)).toEqual([' 480w', ' 960w', ' 1600w']);
    await api.sql(
      `UPDATE content_item SET cover = '', cover_text = '', video = '', seconds = NULL WHERE id = $1`,
      [id],
    );
  });

  test('gives the address of a video', async () => {
    const [id = 0] = videos;
    await api.sql(
      `UPDATE content_revision SET content = content || '{"videoAddress": "https://video.example/1.mp4"}'
        WHERE item_id = $1`,
      [id],
    );
    expect((await get<DeliveredItem>(`/items/${id}`)).body).toMatchObject({
      videoAddress: 'https://video.example/1.mp4',
      html: '',
    });
  });

  test('never gives a draft, nor what its next revision says', async () => {
    const [draft] = await api.sql<{ id: number }>(
      `SELECT id FROM content_item WHERE online = 'never' LIMIT 1`,
    );
    const [id = 0] = texts;
    if (draft) expect((await get(`/items/${draft.id}`)).status).toBe(404);
    await api.sql(
      `INSERT INTO content_revision (item_id, number, content)
       SELECT item_id, number + 1, content || '{"title": "Secret", "body": "Secret"}' FROM content_revision
        WHERE item_id = $1 AND number = (SELECT published FROM content_item WHERE id = $1)`,
      [id],
    );
    await api.sql(`UPDATE content_item SET working = published + 1, state = 'draft' WHERE id = $1`, [id]);
    expect(JSON.stringify((await get(`/items/${id}`)).body)).not.toContain('Secret');
    expect((await get('/items/2000000000')).status).toBe(404);
  });
});
