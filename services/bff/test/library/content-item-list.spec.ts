import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Caller, ContentItems, type Item } from '../support/content-items.js';
import { TestApi } from '../support/test-api.js';

describe('the list of content items', () => {
  let api: TestApi;
  let items: ContentItems;
  let draft: Item;
  let online: Item;
  let short: Item | undefined;
  beforeAll(async () => {
    api = await TestApi.start();
    items = await ContentItems.start(api);
    draft = await items.created({ title: 'A draft about owls', labels: ['owls'], subject: 'science' });
    online = await items.published({
      title: 'Published about owls',
      labels: ['owls'],
      agesFrom: 15,
      agesTo: 18,
    });
    // Its next revision is about something else.
    await items.save(online.id, online.version, {
      title: 'A draft about mice',
      labels: ['mice'],
      subject: 'safety',
    });
  });
  afterAll(() => api.stop());

  const titles = async (query: string, caller: Caller) =>
    (await items.list(query, caller)).list.map(({ title }) => title).sort();

  test('shows their newest revision to owners and administrators, and what is online to everybody else', async () => {
    const newest = ['A draft about mice', 'A draft about owls'];
    expect(await titles('search=ABOUT O', 'inspector')).toEqual(['A draft about owls']);
    expect(await titles('search=draft%20about', 'inspector')).toEqual(newest);
    expect(await titles('search=draft%20about', 'owner')).toEqual(newest);
    expect(await titles('search=draft%20about', 'stranger')).toEqual([]);
    expect(await titles('label=owls', 'stranger')).toEqual(['Published about owls']);
    expect(await titles('label=mice', 'stranger')).toEqual([]);
    expect(await titles('label=mice', 'owner')).toEqual(['A draft about mice']);
    const [seen] = (await items.list('label=owls', 'stranger')).list;
    expect(seen).toMatchObject({
      id: online.id,
      state: 'online',
      online: 'online',
      own: false,
      owner: { name: 'Chan Maly' },
    });
    expect(await items.get(online.id, 'stranger')).toMatchObject({
      title: 'Published about owls',
      state: 'online',
      working: 1,
    });
  });

  test.each([
    '',
    'state=draft',
    'state=online',
    'mine=true',
    'mine=false',
    'kind=video',
    'fits=img',
    'age=9',
    'search=about',
  ])('with %s counts what it shows, to each reader', async (filter) => {
    for (const caller of ['inspector', 'owner', 'stranger'] as const) {
      const { total } = await items.list(filter, caller);
      const pages = Math.max(1, Math.ceil(total / 100));
      const last = await items.list(`${filter}&pageSize=100&current=${pages}`, caller);
      expect(last.list).toHaveLength(total - (pages - 1) * 100);
      const beyond = await items.list(`${filter}&pageSize=100&current=${pages + 1}`, caller);
      expect(beyond.list).toEqual([]);
    }
  });

  test.each([
    ['kind=video', ({ kind }: Item) => kind === 'video'],
    ['state=draft', ({ state }: Item) => state === 'draft'],
    ['authorId=3', ({ author }: Item) => author.id === 3],
    ['mine=true', ({ own }: Item) => own],
    ['mine=false', ({ own }: Item) => !own],
  ])('is filtered by %s', async (query, holds) => {
    for (const caller of ['inspector', 'owner'] as const) {
      const { list, total } = await items.list(`${query}&pageSize=100`, caller);
      const all = (
        await Promise.all([1, 2, 3, 4].map((page) => items.list(`pageSize=100&current=${page}`, caller)))
      ).flatMap((page) => page.list);
      expect(total).toBe(all.filter((item) => holds(item)).length);
      expect(total).toBeGreaterThan(0);
      expect(list.filter((item) => !holds(item))).toEqual([]);
    }
  });

  test.each(['subject=art', 'source=pupils', 'language=km-KH', 'age=3', 'age=18'])(
    'is filtered by %s',
    async (query) => {
      const [name = '', value] = query.split('=');
      const [{ total } = { total: 0 }] = await api.sql<{ total: number }>(
        `SELECT count(*)::int AS total
           FROM content_item JOIN content_revision ON item_id = id AND number = working
          WHERE ${
            name === 'age'
              ? `$1::int BETWEEN (content ->> 'agesFrom')::int AND (content ->> 'agesTo')::int`
              : `content ->> '${name}' = $1`
          }`,
        [value],
      );
      expect(total).toBeGreaterThan(0);
      expect((await items.list(query)).total).toBe(total);
    },
  );

  test('is sorted, page by page, each item once', async () => {
    for (const sort of ['updated', 'created', 'title'])
      for (const order of ['asc', 'desc']) {
        const pages = [];
        for (let page = 1; page <= 8; page++)
          pages.push(...(await items.list(`sort=${sort}&order=${order}&pageSize=50&current=${page}`)).list);
        expect(new Set(pages.map(({ id }) => id)).size).toBe(362);
      }
    expect((await items.list('pageSize=2')).list.map(({ id }) => id)).toEqual([online.id, draft.id]);
    const [first, second] = (await items.list('sort=created&order=asc&pageSize=2')).list;
    expect([first?.id, second?.id]).toEqual([1, 2]);
  });

  test('keeps what was removed in the bin', async () => {
    const item = await items.taken(await items.created({ title: 'Into the bin' }), 'remove');
    expect(item).toMatchObject({ state: 'removed', actions: ['restore'] });
    expect(await titles('search=into%20the%20bin', 'owner')).toEqual([]);
    expect(await titles('deleted=true', 'owner')).toEqual(['Into the bin']);
    expect(await titles('deleted=true', 'stranger')).toEqual([]);
    const restored = await items.taken(item, 'restore');
    expect(restored).toMatchObject({ state: 'draft', title: 'Into the bin' });
    expect(await titles('deleted=true', 'owner')).toEqual([]);
  });

  test.each(['Ŝq', 'ŝ', "'", "q'", '\\', '\\X', '学', '学ខ', 'ខ្', '?!', ' ŝ', 'İ', 'İ5'])(
    'finds short texts as they are: %s',
    async (text) => {
      const title = `Short ŝq' \\x 学ខ្មែរ ?! İ5`;
      short ??= await items.created({ title });
      const wanted = `search=${encodeURIComponent(text)}&pageSize=100`;
      expect(await titles(wanted, 'owner')).toContain(title);
      expect(await titles(`search=${encodeURIComponent(`${text}~`.slice(-2))}`, 'owner')).toEqual([]);
      const { list, total } = await items.list(wanted, 'inspector');
      expect(list.length).toBe(Math.min(total, 100));
    },
  );

  test('takes per cent signs as they are', async () => {
    expect(await titles('search=%25', 'inspector')).toEqual([]);
  });
});
