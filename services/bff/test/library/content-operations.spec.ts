import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Caller, ContentItems, type Item } from '../support/content-items.js';
import { TestApi } from '../support/test-api.js';

interface Operation {
  operationId: string;
  changed: number;
  skipped: number;
}

describe('changes of many content items', () => {
  let api: TestApi;
  let items: ContentItems;
  beforeAll(async () => {
    api = await TestApi.start();
    items = await ContentItems.start(api);
  });
  afterAll(() => api.stop());

  const change = (action: string, changed: Pick<Item, 'id'>[], caller: Caller = 'inspector', key = '') =>
    api.post<Operation>('/api/library/items/changes', {
      token: items.tokens[caller],
      body: { action, ids: changed.map(({ id }) => id) },
      headers: key === '' ? {} : { 'idempotency-key': key },
    });
  const undo = (id: string, caller: Caller = 'inspector') =>
    api.post<{ changed: number; reason?: string }>(`/api/library/items/operations/${id}/undo`, {
      token: items.tokens[caller],
    });
  const obstacleOf = async (id: string, caller: Caller = 'inspector') =>
    (
      await api.get<{ obstacle: string | null }>(`/api/library/items/operations/${id}/status`, {
        token: items.tokens[caller],
      })
    ).body.data.obstacle;
  const states = async (...all: Item[]) =>
    await Promise.all(all.map(async ({ id }) => (await items.get(id, 'inspector')).state));

  test('submit what is complete and one may submit, and come back as drafts', async () => {
    const [one, two, empty] = [
      await items.created(),
      await items.created(),
      await items.created({ body: '' }),
    ];
    const other = await items.created({}, 'stranger');
    const key = randomUUID();
    const { body } = await change('submit', [one, two, empty, other, { id: 2_000_000_000 }], 'owner', key);
    expect(body.data).toMatchObject({ changed: 2, skipped: 3 });
    expect(
      (await change('submit', [one, two, empty, other, { id: 2_000_000_000 }], 'owner', key)).body.data,
    ).toEqual(body.data);
    expect(await states(one, two, empty, other)).toEqual(['inspecting', 'inspecting', 'draft', 'draft']);
    expect((await items.history(one.id))[0]).toMatchObject({ action: 'submit' });
    const { operationId } = body.data;
    expect((await undo(operationId, 'stranger')).body.code).toBe(40400);
    expect(await obstacleOf(operationId, 'owner')).toBeNull();
    expect((await undo(operationId, 'owner')).body.data).toEqual({ changed: 2 });
    expect(await states(one, two)).toEqual(['draft', 'draft']);
    expect((await items.history(one.id))[0]).toMatchObject({ action: 'undo', after: { state: 'draft' } });
    expect((await undo(operationId, 'owner')).body).toMatchObject({
      code: 40900,
      data: { reason: 'undone' },
    });
    expect(await obstacleOf(operationId, 'owner')).toBe('undone');
  });

  test('move to the bin and come back in the state that they had', async () => {
    const rejected = await items.taken(await items.created(), 'submit', 'reject');
    const approved = await items.taken(await items.created(), 'submit', 'approve');
    const online = await items.published();
    const { data } = (await change('remove', [rejected, approved, online])).body;
    expect(data).toMatchObject({ changed: 2, skipped: 1 });
    expect(await states(rejected, approved, online)).toEqual(['removed', 'removed', 'online']);
    await undo(data.operationId);
    expect(await states(rejected, approved)).toEqual(['rejected', 'approved']);
    expect((await items.get(rejected.id)).reason).toBe(rejected.reason);
    expect(await items.taken(await items.get(approved.id), 'publish')).toMatchObject({ online: 'online' });
  });

  test('take offline, for administrators, and come back online', async () => {
    const [one, two] = [await items.published(), await items.published()];
    expect((await change('offline', [one, two], 'owner')).body.data).toMatchObject({
      changed: 0,
      skipped: 2,
    });
    const { data } = (await change('offline', [one, two])).body;
    expect((await items.get(one.id)).online).toBe('offline');
    await undo(data.operationId);
    expect(await items.get(one.id)).toMatchObject({ online: 'online', state: 'online', published: 1 });
  });

  test('put online what is approved, for administrators, and show again what was there before', async () => {
    const [first, other] = [await items.created(), await items.created()];
    const revised = await items.published({ title: 'Before' });
    const draft = await items.created();
    for (const item of [first, other]) await items.taken(item, 'submit', 'approve');
    const saved = await items.save(revised.id, revised.version, { title: 'After' });
    await items.taken(saved.body.data, 'submit', 'approve');
    const all = [first, other, revised, draft];
    expect((await change('online', all, 'owner')).body.data).toMatchObject({ changed: 0, skipped: 4 });
    const { data } = (await change('online', all)).body;
    expect(data).toMatchObject({ changed: 3, skipped: 1 });
    expect(await states(...all)).toEqual(['online', 'online', 'online', 'draft']);
    const shown = () =>
      api.sql('SELECT title, online, published FROM content_item WHERE id = $1', [revised.id]);
    expect(await shown()).toEqual([{ title: 'After', online: 'online', published: 2 }]);
    expect((await items.history(first.id, 'inspector'))[0]).toMatchObject({ action: 'online' });
    expect((await undo(data.operationId)).body.data).toEqual({ changed: 3 });
    expect(await states(...all)).toEqual(['approved', 'approved', 'approved', 'draft']);
    expect(await shown()).toEqual([{ title: 'Before', online: 'online', published: 1 }]);
    expect(await items.get(first.id, 'inspector')).toMatchObject({ online: 'never', published: null });
    expect((await change('online', all)).body.data).toMatchObject({ changed: 3 });
  });

  test('stay as they are if one of them was changed since', async () => {
    const [one, two] = [await items.created(), await items.created()];
    const { data } = (await change('remove', [one, two], 'owner')).body;
    await items.taken(await items.get(one.id), 'restore');
    expect(await obstacleOf(data.operationId)).toBe('changed');
    expect((await undo(data.operationId)).body).toMatchObject({
      code: 40900,
      data: { reason: 'changed', changed: 1 },
    });
    expect(await states(one, two)).toEqual(['draft', 'removed']);
    await api.sql(`UPDATE content_operation SET created_at = now() - interval '25 hours'`);
    expect((await undo(data.operationId)).body).toMatchObject({ data: { reason: 'expired' } });
  });

  test('do not come back from the bin under an id that another has taken', async () => {
    const one = await items.created({ externalId: 'taken-1' });
    const { data } = (await change('remove', [one], 'owner')).body;
    await items.created({ externalId: 'taken-1' });
    expect((await undo(data.operationId, 'owner')).body).toMatchObject({
      code: 40900,
      data: { field: 'externalId' },
    });
    expect((await change('restore', [one], 'owner')).body.data).toMatchObject({ changed: 0, skipped: 1 });
  });

  test('apply to all that match a filter, if they are as many as the person was shown', async () => {
    const label = 'all that match';
    const drafts = [await items.created({ labels: [label] }), await items.created({ labels: [label] })];
    const empty = await items.created({ labels: [label], body: '' });
    await items.created({ labels: [label] }, 'stranger');
    const matching = (body: object, caller: Caller = 'owner') =>
      api.post<Operation>('/api/library/items/changes/matching', { token: items.tokens[caller], body });
    const all = { action: 'submit', filter: { label } };
    expect((await matching({ ...all, expectedTotal: 2 })).body).toMatchObject({
      ...{ code: 40900, data: { total: 3 } },
    });
    const { data } = (await matching({ ...all, expectedTotal: 3 })).body;
    expect(data).toMatchObject({ changed: 2, skipped: 1 });
    expect(await states(...drafts, empty)).toEqual(['inspecting', 'inspecting', 'draft']);
    expect((await undo(data.operationId, 'owner')).body.data).toEqual({ changed: 2 });
    expect((await matching({ ...all, filter: {}, expectedTotal: 1_001 })).status).toBe(400);
    await api.sql(
      `INSERT INTO content_item (title, kind, subject, source, author_id, owner_id, labels)
       SELECT 'Many', 'text', 'art', 'studio', 3, owner_id, '{too many}'
         FROM content_item, generate_series(1, 1001) WHERE id = $1`,
      [empty.id],
    );
    expect((await matching({ ...all, filter: { label: 'too many' }, expectedTotal: 1_000 })).body.code).toBe(
      50000,
    );
  });

  test('name between one and a page of items', async () => {
    expect((await change('submit', [])).status).toBe(400);
    expect(
      (
        await change(
          'submit',
          Array.from({ length: 101 }, (_, at) => ({ id: at + 1 })),
        )
      ).status,
    ).toBe(400);
    expect((await change('approve', [{ id: 1 }])).status).toBe(400);
  });
});
