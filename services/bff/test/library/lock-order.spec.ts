import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Author, Authors } from '../support/authors.js';
import { ContentItems, type Item } from '../support/content-items.js';
import { ContentSheets } from '../support/content-sheets.js';
import { PolicyMembers } from '../support/policy-members.js';
import { isFree, whileHeld } from '../support/row-locks.js';
import { TestApi } from '../support/test-api.js';

/** Authors come before items, items before sets, and each of them by its key: else two changes wait for each other. */
describe('what a change locks first', () => {
  let api: TestApi;
  let items: ContentItems;
  let authors: Authors;
  let members: PolicyMembers;
  beforeAll(async () => {
    api = await TestApi.start();
    items = await ContentItems.start(api);
    authors = new Authors(api, items.tokens.inspector);
    members = new PolicyMembers(api, items.tokens.inspector);
  });
  afterAll(() => api.stop());

  const expectFree = async (table: 'author' | 'content_item', id: number) => {
    expect(await isFree(api, { table, id })).toBe(true);
  };
  const pair = async (make: () => Promise<Item>): Promise<[Item, Item]> => [await make(), await make()];
  /** Its row is written anew, behind the others. */
  const moveBehind = (id: number) =>
    api.sql('UPDATE content_item SET updated_at = now() WHERE id = $1', [id]);
  const authorsWithItems = async () => {
    const [into, from] = [await authors.created('Into'), await authors.created('From')];
    const both = await pair(() => items.created({ authorId: from.id }));
    return { into, from, both };
  };
  const expectInOrder = async (
    [first, last]: [Item, Item],
    call: () => Promise<{ body: { code: number } }>,
  ) => {
    await moveBehind(first.id);
    const { body } = await whileHeld(api, { table: 'content_item', id: first.id }, call, () =>
      expectFree('content_item', last.id),
    );
    expect(body.code).toBe(20000);
  };

  test('the items of an author who is merged', async () => {
    const { into, from, both } = await authorsWithItems();
    await expectInOrder(both, () => authors.merge(from, into));
  });

  test('the items of an author whose merge is undone', async () => {
    const { into, from, both } = await authorsWithItems();
    const merged: Author = (await authors.merge(from, into)).body.data;
    await expectInOrder(both, () => authors.move(merged, 'undo-merge'));
  });

  test('both authors of a merge, and of its undoing', async () => {
    const { into, from } = await authorsWithItems();
    const inOrder = (call: () => ReturnType<Authors['merge']>) =>
      whileHeld(api, { table: 'author', id: into.id }, call, () => expectFree('author', from.id));
    const { body } = await inOrder(() => authors.merge(from, into));
    expect(body.code).toBe(20000);
    expect((await inOrder(() => authors.move(body.data, 'undo-merge'))).body.code).toBe(20000);
  });

  test('the author of what is shown again once a change of many is undone', async () => {
    const [before, after] = [await authors.created('Before'), await authors.created('After')];
    const item = await items.published({ authorId: before.id });
    await items.save(item.id, item.version, { authorId: after.id });
    const approved = await items.taken(await items.get(item.id), 'submit', 'approve');
    const changed = await api.post<{ operationId: string }>('/api/library/items/changes', {
      token: items.tokens.inspector,
      body: { action: 'online', ids: [approved.id] },
    });
    const { body } = await whileHeld(
      api,
      { table: 'author', id: before.id },
      () =>
        api.post(`/api/library/items/operations/${changed.body.data.operationId}/undo`, {
          token: items.tokens.inspector,
        }),
      () => expectFree('content_item', item.id),
    );
    expect(body.code).toBe(20000);
    expect(await items.get(item.id, 'stranger')).toMatchObject({ author: { id: before.id } });
  });

  test('the authors that an import names, where it also makes new items of whoever imports', async () => {
    const named = await authors.created('Named in a sheet');
    const item = await items.created();
    const header = 'Item ID,Title,Kind,Subject,Source,Author,Language,From age,To age';
    const sheets = new ContentSheets(items, header);
    const told = await sheets.check([
      `${item.id},Renamed,,,,${named.name},,,`,
      ',New,Text,Art,Teachers,,Khmer,7,11',
    ]);
    expect(told).toMatchObject({ create: 1, update: 1, error: 0 });
    const { body } = await whileHeld(
      api,
      { table: 'author', id: named.id },
      () => sheets.confirm(told),
      () => expectFree('content_item', item.id),
    );
    expect(body.code).toBe(20000);
  });

  test('all items of a change of many, before the sets that hold the first one', async () => {
    const [first, last] = await pair(() => items.published());
    const { id, version } = await members.set({ filterType: 'artificial' });
    expect((await members.setItems(id, version, [first.id])).body.code).toBe(20000);
    const { body } = await whileHeld(
      api,
      { table: 'policy', id },
      () =>
        api.post<{ changed: number }>('/api/library/items/changes', {
          token: items.tokens.inspector,
          body: { action: 'offline', ids: [last.id, first.id] },
        }),
      async () => {
        expect(await isFree(api, { table: 'content_item', id: last.id })).toBe(false);
      },
    );
    expect(body.data.changed).toBe(2);
  });
});
