import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Author, Authors } from '../support/authors.js';
import { TODAY } from '../support/facts.js';
import { TestApi } from '../support/test-api.js';

/** Every sum that the analyses are made of. */
const MEASURES = ['publications', 'clicks', 'exposures', 'comments', 'shares', 'likes', 'minutes'];
const SUMS = MEASURES.map((measure) => `sum(${measure})::int AS ${measure}`).join(', ');

describe('merging authors', () => {
  let api: TestApi;
  let authors: Authors;
  let admin: string;
  beforeAll(async () => {
    api = await TestApi.start();
    admin = await api.signIn('admin');
    authors = new Authors(api, admin);
  });
  afterAll(() => api.stop());

  /** The sums of these authors by day, of the facts, and of what the database keeps of them. */
  const sums = async (...ids: number[]) => ({
    facts: await api.sql(
      `SELECT day::text, ${SUMS} FROM content_fact JOIN content_item ON id = item_id
        WHERE author_id = ANY ($1) GROUP BY day ORDER BY day`,
      [ids],
    ),
    months: await api.sql(
      `SELECT month::text, ${SUMS} FROM content_month JOIN content_item ON id = item_id
        WHERE author_id = ANY ($1) GROUP BY month ORDER BY month`,
      [ids],
    ),
    all: await api.sql(`SELECT day::text, ${SUMS} FROM content_hour GROUP BY day ORDER BY day`),
  });
  const popular = async () =>
    (
      await api.get<{ list: { id: number; clickCount: number }[]; count: number }>(
        `/api/popular-author/list?from=${TODAY.subtract({ days: 40 }).toString()}&to=${TODAY.subtract({ days: 10 }).toString()}`,
        { token: admin },
      )
    ).body.data;

  test('items and facts follow, day by day, and come back', async () => {
    const [source, target] = [await authors.read({ id: 1 }), await authors.read({ id: 2 })];
    const before = {
      ...{ source: await sums(source.id), target: await sums(target.id) },
      ...{ both: await sums(source.id, target.id), popular: await popular() },
    };
    expect(before.source.facts.length).toBeGreaterThan(300);

    const merged = (await authors.merge(source, target)).body.data;
    expect(merged).toMatchObject({
      ...{ state: 'merged', items: 0, clicks: 0, actions: ['undoMerge'] },
      ...{ mergedInto: { id: target.id, name: target.name }, undoableUntil: expect.any(String) },
    });
    expect(await sums(target.id)).toEqual(before.both);
    expect(await sums(source.id)).toMatchObject({ facts: [], months: [] });
    expect(await authors.read(target)).toMatchObject({
      ...{ items: source.items + target.items, clicks: source.clicks + target.clicks },
    });
    const after = await popular();
    expect(after.list.map(({ id }) => id)).not.toContain(source.id);
    expect(after.count).toBe(before.popular.count);

    const back = (await authors.move(merged, 'undo-merge')).body.data;
    expect(back).toMatchObject({
      state: 'active',
      items: source.items,
      clicks: source.clicks,
      mergedInto: null,
    });
    expect(await sums(source.id)).toEqual(before.source);
    expect(await sums(target.id)).toEqual(before.target);
    expect(await popular()).toEqual(before.popular);
    expect((await authors.history(source)).slice(0, 2)).toMatchObject([
      { action: 'undoMerge' },
      { action: 'merge', after: { into: target.id, name: target.name, items: source.items } },
    ]);
    expect((await authors.history(target)).slice(0, 2)).toMatchObject([
      { action: 'giveBack' },
      { action: 'takeOver', after: { from: source.id, name: source.name, items: source.items } },
    ]);
  });

  test('a stored key leads to where it went, through later merges too', async () => {
    const [one, two, three] = [
      await authors.created('One'),
      await authors.created('Two'),
      await authors.created('Three'),
    ];
    const item = await authors.addItem(one, 40);
    const first = (await authors.merge(one, two)).body.data;
    const second = (await authors.merge(await authors.read(two), three)).body.data;
    expect((await authors.read(one)).mergedInto).toEqual({ id: three.id, name: 'Three' });
    const rows = (
      await api.get<{ list: { id: number; author: string }[]; sum: number }>(
        `/api/analysis/content-rows?measure=clicks&from=${TODAY.toString()}&to=${TODAY.toString()}&author=${one.id}`,
        { token: admin },
      )
    ).body.data;
    expect(rows).toMatchObject({ list: [{ id: item, author: 'Three' }], sum: 40 });

    // Each merge is undone in the opposite order.
    expect((await authors.move(first, 'undo-merge')).body).toMatchObject({
      code: 40900,
      data: { reason: 'changed', changed: 1 },
    });
    expect((await authors.move(second, 'undo-merge')).body.code).toBe(20000);
    expect((await authors.move(first, 'undo-merge')).body.data).toMatchObject({ items: 1, clicks: 40 });
  });

  test('what the other author got meanwhile stays with it', async () => {
    const [one, two] = [await authors.created('One'), await authors.created('Two')];
    await authors.addItem(one, 1);
    const merged = (await authors.merge(one, two)).body.data;
    await authors.addItem(two, 10);
    await authors.move(merged, 'undo-merge');
    expect(await authors.read(one)).toMatchObject({ items: 1, clicks: 1 });
    expect(await authors.read(two)).toMatchObject({ items: 1, clicks: 10 });
  });

  test('nothing comes back if one item went elsewhere', async () => {
    const [one, two] = [await authors.created('One'), await authors.created('Two')];
    const [item] = [await authors.addItem(one, 1), await authors.addItem(one, 2)];
    const merged = (await authors.merge(one, two)).body.data;
    await api.sql('UPDATE content_item SET author_id = 3 WHERE id = $1', [item]);
    expect((await authors.move(merged, 'undo-merge')).body).toMatchObject({
      code: 40900,
      data: { reason: 'changed', changed: 1 },
    });
    expect(await authors.read(one)).toMatchObject({ state: 'merged', items: 0 });
    expect(await authors.read(two)).toMatchObject({ items: 1, clicks: 2 });
  });

  test('after a day it stays merged', async () => {
    const [one, two] = [await authors.created('One'), await authors.created('Two')];
    const merged = (await authors.merge(one, two)).body.data;
    await api.sql(`UPDATE author_merge SET merged_at = now() - interval '25 hours' WHERE author_id = $1`, [
      one.id,
    ]);
    expect(await authors.read(one)).toMatchObject({ state: 'merged', actions: [] });
    expect((await authors.move(merged, 'undo-merge')).body).toMatchObject({
      code: 40900,
      data: { reason: 'expired' },
    });
  });

  describe('the account', () => {
    const withAccount = async (name: string) => {
      await api.signInStranger(name);
      const [account] = await api.sql<{ id: number }>('SELECT id FROM account WHERE user_name = $1', [name]);
      return await authors.created(name, account?.id ?? null);
    };

    test('follows to an author without one, and comes back', async () => {
      const [one, two] = [await withAccount('writer-a'), await authors.created('Two')];
      const merged = (await authors.merge(one, two)).body.data;
      expect(merged.account).toBeNull();
      expect(await authors.read(two)).toMatchObject({ account: one.account });
      expect((await authors.move(merged, 'undo-merge')).body.data).toMatchObject({ account: one.account });
      expect(await authors.read(two)).toMatchObject({ account: null });
    });

    test('is free if the other author has one, and comes back unless somebody else has it', async () => {
      const [one, two] = [await withAccount('writer-b'), await withAccount('writer-c')];
      const merged = (await authors.merge(one, two)).body.data;
      expect(await authors.read(two)).toMatchObject({ account: two.account });
      const heir = await authors.created('Heir', one.account?.id ?? null);
      expect((await authors.move(merged, 'undo-merge')).body).toMatchObject({
        code: 40900,
        data: { reason: 'changed' },
      });
      await authors.edit(heir, { accountId: null });
      expect((await authors.move(merged, 'undo-merge')).body.data).toMatchObject({ account: one.account });
    });

    test('that was taken from the other author does not come back', async () => {
      const [one, two] = [await withAccount('writer-d'), await authors.created('Two')];
      const merged = (await authors.merge(one, two)).body.data;
      await authors.edit(await authors.read(two), { accountId: null });
      expect((await authors.move(merged, 'undo-merge')).body).toMatchObject({ data: { reason: 'changed' } });
    });
  });

  test.each([
    ['itself', (author: Author) => Promise.resolve(author)],
    ['one that does not exist', (author: Author) => Promise.resolve({ ...author, id: 2_147_483_647 })],
    [
      'one that was merged',
      async () => {
        const gone = await authors.created('Gone');
        return (await authors.merge(gone, await authors.created('Kept'))).body.data;
      },
    ],
    [
      'one that was removed',
      async () => (await authors.move(await authors.created('Removed'), 'remove')).body.data,
    ],
  ])('%s is no target', async (_what, targetOf) => {
    const author = await authors.created('Source');
    expect((await authors.merge(author, await targetOf(author))).body).toMatchObject({
      code: 40900,
      data: { field: 'into' },
    });
    expect(await authors.read(author)).toMatchObject({ state: 'active', version: 1 });
  });

  test('two who merge each other at the same time do it one after the other', async () => {
    const [one, two] = [await authors.created('One'), await authors.created('Two')];
    const codes = (await Promise.all([authors.merge(one, two), authors.merge(two, one)])).map(
      ({ body }) => body.code,
    );
    expect(codes.toSorted()).toEqual([20000, 40900]);
  });

  test('a repeated call merges once', async () => {
    const [one, two] = [await authors.created('One'), await authors.created('Two')];
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const send = () => authors.move(one, 'merge', { into: two.id }, headers);
    const [first, second] = [await send(), await send()];
    expect(second.body.data).toEqual(first.body.data);
    expect((await authors.history(one)).map(({ action }) => action)).toEqual(['merge', 'create']);
  });
});
