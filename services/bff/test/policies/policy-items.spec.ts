import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ContentItems, type Item } from '../support/content-items.js';
import { PolicyCalls } from '../support/policies.js';
import { PolicyMembers } from '../support/policy-members.js';
import { type Refused } from '../support/policies.js';
import { TestApi } from '../support/test-api.js';

describe('the items of an artificial set', () => {
  let api: TestApi;
  let items: ContentItems;
  let sets: PolicyMembers;
  let owl: Item;
  let mouse: Item;
  let draft: Item;
  let video: Item;
  beforeAll(async () => {
    api = await TestApi.start();
    items = await ContentItems.start(api);
    sets = new PolicyMembers(api, items.tokens.inspector);
    owl = await items.published({ title: 'Owls' });
    mouse = await items.published({ title: 'Mice' });
    draft = await items.created({ title: 'Cats' });
    video = await items.published({
      title: 'A film of owls',
      kind: 'video',
      body: '',
      videoAddress: 'https://videos.sala.example/owls.mp4',
    });
  });
  afterAll(() => api.stop());

  const artificial = (change: object = {}) => sets.set({ filterType: 'artificial', ...change });

  test('are listed in the order in which they were set, with why one is not delivered', async () => {
    const { id, version } = await artificial();
    const { body } = await sets.setItems(id, version, [mouse.id, draft.id, owl.id]);
    expect(body.data).toMatchObject({ id, version: 2 });
    const page = await sets.page(id);
    expect(page).toMatchObject({ filterType: 'artificial', version: 2, rule: null, total: 3, delivered: 2 });
    expect(page.list).toEqual([
      expect.objectContaining({ place: 1, id: mouse.id, title: 'Mice', isDelivered: true }),
      expect.objectContaining({ place: 2, id: draft.id, isDelivered: false, reason: 'offline' }),
      expect.objectContaining({ place: 3, id: owl.id, isDelivered: true }),
    ]);
    expect(page.list[0]).not.toHaveProperty('reason');
    const second = await sets.page(id, 'current=2&pageSize=2');
    expect(second.list.map(({ place }) => place)).toEqual([3]);
    expect(second.total).toBe(3);
  });

  test('an item in a draft is shown to administrators and its owner only', async () => {
    const { id, version } = await artificial();
    await sets.setItems(id, version, [owl.id, draft.id]);
    const seenBy = async (token: string) => (await sets.page(id, '', token)).list.map((item) => item.id);
    expect(await seenBy(items.tokens.owner)).toEqual([owl.id, draft.id]);
    expect(await seenBy(items.tokens.stranger)).toEqual([owl.id]);
  });

  test('an outdated version and a set in the bin are a conflict with the current state', async () => {
    const { id, version } = await artificial();
    await sets.setItems(id, version, [owl.id]);
    const late = await sets.setItems(id, version, [mouse.id]);
    expect(late.body).toMatchObject({ code: 40900, data: { id, version: 2 } });
    expect((await sets.page(id)).list.map((item) => item.id)).toEqual([owl.id]);
    await new PolicyCalls(api, sets.token).change('delete', [id]);
    expect((await sets.setItems(id, 3, [mouse.id])).body.code).toBe(40900);
  });

  test('of two simultaneous changes one succeeds', async () => {
    const { id, version } = await artificial();
    const answers = await Promise.all([owl.id, mouse.id].map((item) => sets.setItems(id, version, [item])));
    expect(answers.map(({ body }) => body.code).sort()).toEqual([20000, 40900]);
    expect((await sets.page(id)).total).toBe(1);
  });

  test('what cannot be held is named by its place', async () => {
    const { id, version } = await artificial();
    const removed = await items.taken(await items.created(), 'remove');
    const { body } = await api.call<Refused>('PUT', `/api/policies/${id}/items`, {
      token: sets.token,
      body: { version, itemIds: [owl.id, 999_999, video.id, removed.id] },
    });
    expect(body.code).toBe(40000);
    expect(body.data.errors.map(({ field, rule }) => `${field} ${rule}`)).toEqual([
      'itemIds.1 itemUnknown',
      'itemIds.2 itemUnfit',
      'itemIds.3 itemUnknown',
    ]);
    const twice = await sets.setItems(id, version, [owl.id, mouse.id, owl.id]);
    expect(twice.body.data).toMatchObject({ errors: [{ field: 'itemIds.2', rule: 'unique' }] });
    const many = await sets.setItems(
      id,
      version,
      Array.from({ length: 1_001 }, (_, at) => at + 1),
    );
    expect(many.body.data).toMatchObject({ errors: [{ field: 'itemIds', rule: 'maxItems' }] });
    expect((await sets.detail(id)).version).toBe(version);
  });

  test('a set holds 1,000 items', async () => {
    await api.sql(`
      INSERT INTO content_item (title, kind, subject, source, author_id, online, state, published)
      SELECT 'Filler ' || n, 'text', 'art', 'studio', 1, 'online', 'online', 1 FROM generate_series(1, 1000) AS n`);
    const rows: { id: number }[] = await api.sql(
      `SELECT id FROM content_item WHERE title LIKE 'Filler %' ORDER BY id DESC`,
    );
    const { id, version } = await artificial();
    await sets.setItems(
      id,
      version,
      rows.map((row) => row.id),
    );
    const last = await sets.page(id, 'current=10&pageSize=100');
    expect(last).toMatchObject({ total: 1_000, delivered: 1_000 });
    expect(last.list.at(-1)).toMatchObject({ place: 1_000, id: rows.at(-1)?.id });
  });

  test('members that no longer fit may stay and are not delivered', async () => {
    const { id, version, number } = await artificial({ contentType: 'horizontalVideo' });
    await sets.setItems(id, version, [video.id]);
    const { name, status } = await sets.detail(id);
    await api.call('PUT', `/api/policies/${id}`, {
      token: sets.token,
      body: { number, name, status, contentType: 'img', filterType: 'artificial', version: 2 },
    });
    const { body } = await sets.setItems(id, 3, [owl.id, video.id]);
    expect(body.code).toBe(20000);
    expect((await sets.page(id)).list[1]).toMatchObject({ isDelivered: false, reason: 'kind' });
  });

  test('a vertical video does not fit a set of horizontal ones', async () => {
    await api.sql(`UPDATE content_item SET orientation = 'vertical' WHERE id = $1`, [video.id]);
    const [horizontal, vertical] = [
      await artificial({ contentType: 'horizontalVideo' }),
      await artificial({ contentType: 'verticalVideo' }),
    ];
    const answers = await Promise.all(
      [horizontal, vertical].map(({ id, version }) => sets.setItems(id, version, [video.id])),
    );
    expect(answers.map(({ body }) => body.code)).toEqual([40000, 20000]);
  });

  test('a set that follows a rule takes no items', async () => {
    const { id, version } = await sets.set({ filterType: 'rules' });
    const { body } = await sets.setItems(id, version, [owl.id]);
    expect(body).toMatchObject({ code: 50000, msg: expect.stringContaining('follow a rule') });
  });

  test('a change is in the history, and setting the same items again is none', async () => {
    const { id, version } = await artificial();
    await sets.setItems(id, version, [owl.id]);
    await sets.setItems(id, 2, [owl.id]);
    await sets.setItems(id, 2, [mouse.id, owl.id]);
    const [newest, older] = await sets.history(id);
    expect(newest).toMatchObject({
      action: 'edit',
      before: { items: [owl.id], version: 2 },
      after: { items: [mouse.id, owl.id], version: 3 },
    });
    expect(older).toMatchObject({ before: { items: [] }, after: { items: [owl.id], version: 2 } });
  });

  test('only administrators change them', async () => {
    const { id, version } = await artificial();
    expect((await sets.setItems(id, version, [owl.id], items.tokens.owner)).body.code).toBe(40300);
    expect((await sets.setRule(id, version, {}, items.tokens.owner)).body.code).toBe(40300);
  });

  test('an item says which sets hold it', async () => {
    const one = await artificial({ name: 'Holds owls' });
    const off = await artificial({ name: 'Holds owls offline', status: 'offline' });
    const binned = await artificial({ name: 'In the bin' });
    for (const { id, version } of [one, off, binned]) await sets.setItems(id, version, [mouse.id, owl.id]);
    await new PolicyCalls(api, sets.token).change('delete', [binned.id]);
    const { list } = await sets.policiesOf(owl.id);
    const named = list.filter(({ id }) => [one.id, off.id, binned.id].includes(id));
    expect(named).toEqual([
      expect.objectContaining({ id: off.id, isDelivered: false }),
      expect.objectContaining({ id: one.id, name: 'Holds owls', isDelivered: true }),
    ]);
    const hidden = await api.get(`/api/library/items/${draft.id}/policies`, {
      token: items.tokens.stranger,
    });
    expect(hidden.body.code).toBe(40400);
  });
});
