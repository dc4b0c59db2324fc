import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { SetOverviewsService } from '../../src/policies/members/set-overviews.service.js';
import { type DeliveredSet, DeliveryStage } from '../support/delivery.js';
import { type TestApi } from '../support/test-api.js';

interface Overview {
  id: number;
  cover: { id: string; text: string; address: string; width: number; height: number } | null;
  languages: string[];
}

const coverOf = (letter: string) => `${letter.repeat(40)}-1600x900`;

describe('the cover and the languages of a set', () => {
  let stage: DeliveryStage;
  let api: TestApi;
  let ids: [number, number, number, number];
  beforeAll(async () => {
    stage = await DeliveryStage.start();
    ({ api } = stage);
    ids = stage.texts.slice(0, 4) as typeof ids;
  });
  beforeEach(async () => {
    await stage.clear();
    const change = `title = 'Overview', cover = '', cover_text = '', online = 'online', language = 'zh-CN'`;
    await api.sql(`UPDATE content_item SET ${change} WHERE id = ANY($1)`, [ids]);
  });
  afterAll(() => api.stop());

  const change = (id: number, set: string) => api.sql(`UPDATE content_item SET ${set} WHERE id = $1`, [id]);
  const cover = (id: number, letter: string) =>
    change(id, `cover = '${coverOf(letter)}', cover_text = 'Robot ${letter}'`);
  const list = (headers = {}) => {
    api.app.get(SetOverviewsService).forget();
    return stage.get<{ sets: Overview[] }>('/sets', headers);
  };
  /** As the list says; the set itself says the same. */
  const overviewOf = async (id: number) => {
    const found = (await list()).body.sets.find((set) => set.id === id);
    const { cover: one, languages } = (await stage.get<DeliveredSet & Overview>(`/sets/${id}?limit=1`)).body;
    expect({ cover: one, languages }).toEqual({ cover: found?.cover, languages: found?.languages });
    return { cover: one?.text ?? null, languages };
  };

  test('are those of what it delivers, in the order that was chosen', async () => {
    const set = await stage.setOf(ids);
    expect(await overviewOf(set)).toEqual({ cover: null, languages: ['zh-CN'] });
    await change(ids[3], `language = 'km-KH'`);
    await cover(ids[2], 'c');
    await cover(ids[1], 'b');
    expect(await overviewOf(set)).toEqual({ cover: 'Robot b', languages: ['zh-CN', 'km-KH'] });
    await change(ids[1], `online = 'offline'`);
    await change(ids[3], `online = 'offline'`);
    expect(await overviewOf(set)).toEqual({ cover: 'Robot c', languages: ['zh-CN'] });
    expect((await list()).body.sets[0]?.cover).toMatchObject({
      ...{ id: coverOf('c'), text: 'Robot c', width: 1600, height: 900 },
      address: expect.stringMatching(`^https?://.+/${coverOf('c')}-1600.webp$`),
    });
    expect(await overviewOf(await stage.setOf([]))).toEqual({ cover: null, languages: [] });
  });

  test('are those of what a rule delivers, within its limit', async () => {
    const { id, version } = await stage.members.set({ contentType: 'img', filterType: 'rules' });
    await api.sql(`UPDATE content_item SET labels = '{overviewed}' WHERE id = ANY($1)`, [ids]);
    const at = (item: number, day: number) =>
      change(item, `published_at = '2026-01-0${day}', title = 'Overview ${day}'`);
    for (const [index, item] of ids.entries()) await at(item, index + 1);
    const rule = { labels: ['overviewed'], order: 'oldest' };
    const changed = await stage.members.setRule(id, version, rule);
    await change(ids[3], `language = 'en-US'`);
    await cover(ids[2], 'c');
    await cover(ids[1], 'b');
    expect(await overviewOf(id)).toEqual({ cover: 'Robot b', languages: ['en-US', 'zh-CN'] });
    const shorter = await stage.members.setRule(id, changed.body.data.version, { ...rule, limit: 1 });
    expect(await overviewOf(id)).toEqual({ cover: null, languages: ['zh-CN'] });
    await stage.members.setRule(id, shorter.body.data.version, { ...rule, order: 'newest', limit: 3 });
    expect(await overviewOf(id)).toEqual({ cover: 'Robot c', languages: ['en-US', 'zh-CN'] });
  });

  test('change the tag of the list', async () => {
    await stage.setOf(ids);
    const tags = [String((await list()).headers.etag)];
    for (const edit of [
      () => cover(ids[0], 'a'),
      () => change(ids[0], `cover_text = 'Another text'`),
      () => change(ids[1], `language = 'km-KH'`),
    ]) {
      await edit();
      const [before] = tags;
      const { status, headers } = await list({ 'if-none-match': before ?? '' });
      expect(status).toBe(200);
      tags.unshift(String(headers.etag));
      expect((await list({ 'if-none-match': tags[0] ?? '' })).status).toBe(304);
    }
    expect(new Set(tags).size).toBe(4);
  });
});
