import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Caller, ContentItems } from '../support/content-items.js';
import { TestApi } from '../support/test-api.js';

interface Choice {
  label: string;
  items: number;
  isSame: boolean;
}

describe('the labels that are offered while one is typed', () => {
  let api: TestApi;
  let items: ContentItems;
  beforeAll(async () => {
    api = await TestApi.start();
    items = await ContentItems.start(api);
    for (const labels of [['Quokka zoo', '100%_sure'], ['Quokka zoo'], ['quokka  ZOO', 'Quokka café']])
      await items.created({ labels });
    const online = await items.published({ labels: ['Quokka online'] });
    await items.save(online.id, online.version, { labels: ['Quokka next', 'មនុស្សយន្តកំពត'] });
    const removed = await items.created({ labels: ['Quokka gone'] });
    await items.act(removed.id, 'remove', removed.version, 'owner');
  });
  afterAll(() => api.stop());

  const choices = async (search: string, caller: Caller = 'owner') =>
    (
      await api.get<{ list: Choice[] }>(`/api/library/labels/choices?search=${encodeURIComponent(search)}`, {
        token: items.tokens[caller],
      })
    ).body.data.list;
  const labels = async (search: string, caller?: Caller) =>
    (await choices(search, caller)).map(({ label }) => label);

  test('are counted once whatever their spellings, as most items spell them, the most used first', async () => {
    expect(await choices('quok')).toEqual([
      { label: 'Quokka zoo', items: 3, isSame: false },
      { label: 'Quokka café', items: 1, isSame: false },
      { label: 'Quokka next', items: 1, isSame: false },
    ]);
  });

  test.each([
    ['CAFE', 'Quokka café'],
    ['cafe\u0301', 'Quokka café'],
    ['ｑｕｏｋｋａ ｎ', 'Quokka next'],
    ['មនុស្ស\u200Bយន្តកំពត', 'មនុស្សយន្តកំពត'],
    ['0%_s', '100%_sure'],
  ])('are found by %j', async (typed, label) => {
    expect(await labels(typed)).toEqual([label]);
  });

  test.each(['%', '_', '\\', "'", '100_'])('take %j for itself', async (typed) => {
    const found = await labels(typed);
    expect(found.filter((label) => !label.includes(typed))).toEqual([]);
  });

  test('tell which of them the typed one is', async () => {
    const [first] = await choices(' QUOKKA   zoo ');
    expect(first).toEqual({ label: 'Quokka zoo', items: 3, isSame: true });
    expect((await choices('quokka zo')).map(({ isSame }) => isSame)).toEqual([false]);
  });

  test('are those of the items that somebody sees', async () => {
    expect(await labels('quokka', 'stranger')).toEqual(['Quokka online']);
    expect(await labels('quokka', 'inspector')).toEqual(['Quokka zoo', 'Quokka café', 'Quokka next']);
  });

  test('are at most twenty, all of them where nothing is typed', async () => {
    const all = await choices('', 'inspector');
    expect(all).toHaveLength(20);
    expect(all.map((choice) => choice.items)).toEqual(
      all.map((choice) => choice.items).toSorted((one, other) => other - one),
    );
  });

  test('are for those who have logged in, and no text is longer than a label', async () => {
    const path = '/api/library/labels/choices';
    expect((await api.get(path)).body.code).toBe(50008);
    const { body } = await api.get(`${path}?search=${'x'.repeat(31)}`, { token: items.tokens.owner });
    expect(body.code).toBe(40000);
  });
});
