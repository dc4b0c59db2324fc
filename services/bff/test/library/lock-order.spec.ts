import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Author, Authors } from '../support/authors.js';
import { ContentItems, type Item } from '../support/content-items.js';
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
