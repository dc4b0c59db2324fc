import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { labelKey } from '../../src/common/text/label-key.js';
import { searchKey } from '../../src/common/text/search-key.js';
import { applyPresets } from '../../src/delivery/rule-presets/apply-presets.js';
import { Random } from '../../src/seeds/random.js';
import { type DeliveredSet, DeliveryStage } from '../support/delivery.js';
import { RulePresets } from '../support/rule-presets.js';
import { type TestApi } from '../support/test-api.js';

const PARTS = [
  ...['a', 'É', 'e\u0301', 'ｗ', ' ', '\u00A0', '\u200B', '\u200E', '\u00AD', '\uFE0F', '\u2066', '\u17B5'],
  ...['ក', '\u17D2\u178F', '\u17D2\u178A', '字', '㍿', '🤖', '\u{E0061}', '\u3000', '-', '؜', 'ﬁ', '½'],
];

describe('the spellings of a label', () => {
  let stage: DeliveryStage;
  let api: TestApi;
  let presets: RulePresets;
  beforeAll(async () => {
    stage = await DeliveryStage.start();
    ({ api } = stage);
    presets = new RulePresets(api, stage.members.token);
  });
  beforeEach(async () => {
    await stage.clear();
    await presets.only({});
  });
  afterAll(() => api.stop());

  const idsOf = async (id: number) =>
    (await stage.get<DeliveredSet>(`/sets/${id}?limit=1000`)).body.items.map((item) => item.id);

  test.each([
    ['Zoo of Kampot', 'zoo  of kampot'],
    ['មនុស្ស\u200Bយន្តកំពត', 'មនុស្សយន្តកំពត'],
    ['Caf\u00E9 Kampot', 'cafe\u0301 kampot'],
  ])('the label %j is one with %j: hidden, chosen by a rule, found, and weighed', async (typed, meant) => {
    const [one = 0, two = 0] = stage.texts;
    await api.sql('UPDATE content_item SET labels = labels || $2::text WHERE id = $1', [two, typed]);
    const { id, version } = await stage.members.set({ contentType: 'img', filterType: 'rules' });
    await stage.members.setRule(id, version, { labels: [meant], limit: 3 });
    expect(await idsOf(id)).toEqual([two]);
    expect((await stage.members.detail(id)).count).toBe(1);
    const found = await api.get<{ list: { id: number }[] }>(
      `/api/library/items?current=1&pageSize=10&label=${encodeURIComponent(meant)}`,
      { token: stage.members.token },
    );
    expect(found.body.data.list.map((item) => item.id)).toEqual([two]);
    const order = { pinned: [], places: [], weights: [{ label: meant, weight: 5 }] };
    const members = [
      { id: one, labels: [] },
      { id: two, labels: [typed] },
    ];
    expect(applyPresets(members, order).map((member) => member.id)).toEqual([two, one]);
    await presets.only({ hide: { labels: [meant] } });
    expect(await idsOf(id)).toEqual([]);
    expect((await stage.get(`/items/${two}`)).status).toBe(404);
  });

  test('the database compares labels as the product does', async () => {
    const random = new Random(41);
    const labels = Array.from({ length: 500 }, () =>
      Array.from({ length: 6 }, () => PARTS[random.between(0, PARTS.length - 1)]).join(''),
    );
    const [found] = await api.sql<{ keys: string[] }>('SELECT label_keys($1::text[]) AS keys', [labels]);
    expect(found?.keys).toEqual(labels.map(labelKey));
  });

  test('the database searches texts as the product does', async () => {
    const random = new Random(43);
    const parts = [...PARTS, 'đ', 'ø', 'Ł', 'ħ', 'ı', '’', '`', 'Ǻ', 'İ'];
    const texts = Array.from({ length: 500 }, () =>
      Array.from({ length: 6 }, () => parts[random.between(0, parts.length - 1)]).join(''),
    );
    const rows = await api.sql<{ key: string }>(
      'SELECT search_key(content) AS key FROM unnest($1::text[]) WITH ORDINALITY AS one (content, at) ORDER BY at',
      [texts],
    );
    expect(rows.map(({ key }) => key)).toEqual(texts.map(searchKey));
  });
});
