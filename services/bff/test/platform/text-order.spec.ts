import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type DeliveredSet, DeliveryStage } from '../support/delivery.js';
import { type TestApi } from '../support/test-api.js';

/** As people look for them. By the codes of the characters, 10 comes before 9, Zebra before apple, and 重 behind 北 by chance only. */
const ORDER = [
  '9 robots',
  '10 robots',
  'apple',
  'Éclair',
  'item 2',
  'Item 10',
  'Zebra',
  'ខ្មែរ',
  '阿',
  '北京',
  '重庆',
];

/** Gives the texts to the first rows, in another order. */
const GIVEN = [...ORDER.keys()].map((at) => ORDER[(at * 7 + 3) % ORDER.length]);

const LISTS = [
  ['/api/library/items?sort=title', 'title', `UPDATE content_item SET title`],
  ['/api/list/policy?sort=name', 'name', `UPDATE policy SET name`],
  ['/api/authors?sort=name', 'name', `UPDATE author SET name`],
  ['/api/accounts?sort=name', 'name', `UPDATE account SET name`],
] as const;

describe('the order of texts', () => {
  let stage: DeliveryStage;
  let api: TestApi;
  beforeAll(async () => {
    stage = await DeliveryStage.start();
    ({ api } = stage);
  });
  afterAll(() => api.stop());

  const give = async (update: string) => {
    const table = update.split(' ')[1] ?? '';
    await api.sql(
      `${update} = given.text
         FROM (SELECT id, ($1::text[])[row_number() OVER (ORDER BY id)] AS text
                 FROM ${table} ORDER BY id LIMIT cardinality($1::text[])) AS given
        WHERE given.id = ${table}.id`,
      [GIVEN],
    );
  };
  const textsOf = async (list: string, field: string, query: string) => {
    const { body } = await api.get<{ list: Record<string, string>[] }>(`${list}${query}`, {
      token: stage.members.token,
    });
    return body.data.list.map((row) => row[field] ?? '').filter((text) => ORDER.includes(text));
  };

  test.each(LISTS)(
    'of %s is the one in which people look for them, page by page',
    async (list, field, update) => {
      await give(update);
      const pages: string[] = [];
      for (let current = 1; pages.length < ORDER.length && current < 60; current++)
        pages.push(...(await textsOf(list, field, `&order=asc&current=${current}&pageSize=10`)));
      expect(pages).toEqual(ORDER);
      const down: string[] = [];
      for (let current = 1; down.length < ORDER.length && current < 60; current++)
        down.push(...(await textsOf(list, field, `&order=desc&current=${current}&pageSize=10`)));
      expect(down).toEqual(ORDER.toReversed());
    },
  );

  test('of a rule is delivered so', async () => {
    await stage.clear();
    const ids = stage.texts.slice(0, ORDER.length);
    const label = 'In this order';
    await api.sql(
      `UPDATE content_item SET labels = ARRAY[$3::text], title = given.text
         FROM unnest($1::int[], $2::text[]) AS given (id, text) WHERE given.id = content_item.id`,
      [ids, GIVEN, label],
    );
    const { id, version } = await stage.members.set({ contentType: 'img', filterType: 'rules' });
    await stage.members.setRule(id, version, { labels: [label], order: 'title', limit: 100 });
    const { body } = await stage.get<DeliveredSet>(`/sets/${id}?limit=100`);
    expect(body.items.map((item) => item.id)).toEqual(ORDER.map((text) => ids[GIVEN.indexOf(text)]));
  });
});
