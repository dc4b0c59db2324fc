import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Authors } from '../support/authors.js';
import { TestApi } from '../support/test-api.js';

describe('authors', () => {
  let api: TestApi;
  let authors: Authors;
  let asUser: Authors;
  beforeAll(async () => {
    api = await TestApi.start();
    authors = new Authors(api, await api.signIn('admin'));
    asUser = new Authors(api, await api.signIn('user'));
  });
  afterAll(() => api.stop());

  const accountOf = async (userName: string) =>
    (await api.sql<{ id: number }>('SELECT id FROM account WHERE user_name = $1', [userName]))[0]?.id ?? 0;

  test('a new author is read by everyone, and written by administrators', async () => {
    const { body } = await authors.create({ name: 'Som Dara', note: 'Class 6\nin Kampot' });
    expect(body.data).toMatchObject({
      ...{ name: 'Som Dara', note: 'Class 6\nin Kampot', account: null, externalId: '', items: 0, clicks: 0 },
      ...{ state: 'active', actions: ['edit', 'merge', 'remove'], mergedInto: null, version: 1 },
    });
    expect(await asUser.read(body.data)).toMatchObject({ name: 'Som Dara', actions: [] });
    expect((await asUser.create({ name: 'Somebody' })).body.code).toBe(40300);
    expect((await asUser.edit(body.data)).body.code).toBe(40300);
    expect((await asUser.move(body.data, 'remove')).body.code).toBe(40300);
  });

  test('a call that is sent twice creates one', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const [one, other] = await Promise.all([
      authors.create({ name: 'Twice' }, headers),
      authors.create({ name: 'Twice' }, headers),
    ]);
    expect(other.body.data.id).toBe(one.body.data.id);
  });

  test.each([
    ['no name', { name: '' }, 'name'],
    ['a blank name', { name: ' ' }, 'name'],
    ['a name that ends with a space', { name: 'Dara ' }, 'name'],
    ['a name that turns the text around', { name: 'Da\u202Era' }, 'name'],
    ['a name of two lines', { name: 'Da\nra' }, 'name'],
    ['a long name', { name: 'x'.repeat(65) }, 'name'],
    ['a long note', { note: 'x'.repeat(501) }, 'note'],
    ['an account of another type', { accountId: 'maly' }, 'accountId'],
    ['a key of one’s own', { id: 7 }, 'id'],
  ])('%s is refused', async (_what, change, field) => {
    const { status, body } = await authors.create({ name: 'Som Dara', ...change });
    expect([status, body.code]).toEqual([400, 40000]);
    expect(
      (body.data as unknown as { errors: { field: string }[] }).errors.map((error) => error.field),
    ).toContain(field);
  });

  test('the list is searched, sorted and paged', async () => {
    const { list, total } = await authors.list('&sort=clicks&order=desc');
    expect(list).toHaveLength(total);
    expect(list.map(({ clicks }) => clicks)).toEqual(
      list.map(({ clicks }) => clicks).toSorted((one, other) => other - one),
    );
    const [first] = list;
    const [counted] = await api.sql<{ items: number; clicks: number }>(
      `SELECT count(DISTINCT item.id)::int AS items, sum(clicks)::int AS clicks
         FROM content_item item JOIN content_fact ON item_id = item.id WHERE author_id = $1`,
      [first?.id],
    );
    expect(first).toMatchObject({ ...counted });
    expect((await authors.list('&sort=items')).list[0]).toMatchObject({ items: 0 });
    expect((await authors.list('&search=keLLer')).list).toMatchObject([{ name: 'Anna Keller' }]);
    expect((await authors.list('&search=%25')).total).toBe(0);
    const { body } = await api.get<{ list: unknown[]; total: number }>('/api/authors?pageSize=2&current=2', {
      token: await api.signIn('user'),
    });
    expect(body.data.list).toHaveLength(2);
    expect(body.data.total).toBe(total);
  });

  test('an edit replaces, and one that is based on an outdated version changes nothing', async () => {
    const author = await authors.created('Before');
    const edited = (await authors.edit(author, { name: 'After', note: 'New' })).body.data;
    expect(edited).toMatchObject({ name: 'After', note: 'New', version: 2 });
    expect((await authors.edit(author, { name: 'Late' })).body).toMatchObject({
      code: 40900,
      data: { state: 'active', version: 2, person: expect.any(String) },
    });
    expect(await authors.read(author)).toMatchObject({ name: 'After' });
    expect((await authors.history(author)).map(({ action }) => action)).toEqual(['edit', 'create']);
    const codes = (
      await Promise.all([authors.edit(edited, { note: 'a' }), authors.edit(edited, { note: 'b' })])
    ).map(({ body }) => body.code);
    expect(codes.toSorted()).toEqual([20000, 40900]);
  });

  test('an account is linked to one author only', async () => {
    const accountId = await accountOf('approver');
    const author = await authors.created('Approving', accountId);
    expect(author.account).toMatchObject({ id: accountId });
    expect((await authors.create({ name: 'Another', accountId })).body).toMatchObject({
      code: 40900,
      data: { field: 'accountId' },
    });
    const other = await authors.created('Another');
    expect((await authors.edit(other, { accountId })).body.code).toBe(40900);
    expect((await authors.edit(other, { accountId: 2_147_483_647 })).body).toMatchObject({
      code: 50000,
      data: { field: 'accountId' },
    });
    const freed = (await authors.edit(author, { accountId: null })).body.data;
    const linked = await Promise.all([
      authors.edit(other, { accountId }),
      authors.edit(freed, { accountId }),
    ]);
    expect(linked.map(({ body }) => body.code).toSorted()).toEqual([20000, 40900]);
  });

  test('one that nothing names is removed and restored; its account is free meanwhile', async () => {
    const accountId = await accountOf('user');
    const author = await authors.created('Leaving', accountId);
    await authors.addItem(author, 1);
    expect((await authors.move(author, 'remove')).body).toMatchObject({ code: 40900, data: { items: 1 } });
    await api.sql(
      'DELETE FROM content_fact WHERE item_id IN (SELECT id FROM content_item WHERE author_id = $1)',
      [author.id],
    );
    await api.sql('DELETE FROM content_item WHERE author_id = $1', [author.id]);
    const removed = (await authors.move(author, 'remove')).body.data;
    expect(removed).toMatchObject({ state: 'removed', actions: ['restore'] });
    expect((await authors.list()).list.map(({ id }) => id)).not.toContain(author.id);
    expect((await authors.list('&state=removed')).list.map(({ id }) => id)).toContain(author.id);
    expect((await authors.edit(removed)).body.code).toBe(40900);
    const heir = await authors.created('Heir', accountId);
    expect((await authors.move(removed, 'restore')).body.code).toBe(40900);
    await authors.edit(heir, { accountId: null });
    expect((await authors.move(removed, 'restore')).body.data).toMatchObject({
      state: 'active',
      account: { id: accountId },
    });
  });
});
