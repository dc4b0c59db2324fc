import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../api/api-error';
import { CONFLICT } from '../../../../api/codes';
import { setPolicyItems } from '../../../../api/generated/policies/policies';
import type { PolicyDetailDto, PolicyItemDto, PolicyItemPageDto } from '../../../../api/generated/model';
import { forgetInput } from '../../../../shared/session/kept-inputs';
import { MembersEditStore } from './members-edit.store';

vi.mock('../../../../api/generated/policies/policies');
const set = vi.mocked(setPolicyItems);

const item = (id: number) => ({ id, title: `Item ${id}` }) as PolicyItemDto;
const items = (version: number, ...ids: number[]) =>
  ({ version, list: ids.map(item), total: ids.length }) as PolicyItemPageDto;
const answer = (version: number) => ({ id: 5, version }) as PolicyDetailDto;
const latest = vi.fn();
const ids = (store: MembersEditStore) => store.members.map(({ id }) => id);
const refusal = (code: number, data: unknown) =>
  new ApiError({ code, httpStatus: 200, msg: 'refused', requestId: null, data });

describe('MembersEditStore', () => {
  let store: MembersEditStore;
  beforeEach(() => {
    vi.resetAllMocks();
    store = new MembersEditStore(5, items(3, 1, 2, 3), latest);
  });
  afterEach(() => {
    for (const name of ['items', 'added items']) forgetInput(`policy 5 ${name}`);
  });

  it('sends the list in its order, with the version that was read, and goes on with the next one', async () => {
    set.mockResolvedValueOnce(answer(4)).mockResolvedValueOnce(answer(5));
    store.move(3, 0);
    store.add([item(9)]);
    store.remove(2);
    expect(store.changes).toEqual({ added: 1, removed: 1, isReordered: true });
    await store.save();
    expect(set.mock.calls[0]?.[1]).toEqual({ version: 3, itemIds: [3, 1, 9] });
    expect(store.form.isDirty).toBe(false);
    store.remove(9);
    await store.save();
    expect(set.mock.calls[1]?.[1]).toEqual({ version: 4, itemIds: [3, 1] });
  });

  it('takes a save back with the list of before', async () => {
    set.mockResolvedValue(answer(4));
    store.remove(1);
    const saved = await store.save();
    await saved?.undo?.();
    expect(set.mock.lastCall?.[1]).toEqual({ version: 4, itemIds: [1, 2, 3] });
  });

  it('keeps what was changed while the stored list is loaded again, with the version it is based on', async () => {
    set.mockResolvedValue(answer(6));
    store.remove(1);
    store.follow(items(5, 1, 2, 3, 4));
    expect(ids(store)).toEqual([2, 3]);
    await store.save();
    expect(set.mock.calls[0]?.[1].version).toBe(3);
  });

  it('follows the stored list where nothing was changed', () => {
    store.follow(items(5, 3, 4));
    expect(ids(store)).toEqual([3, 4]);
    expect(store.form.isDirty).toBe(false);
  });

  it('has what was added with its title after a reload', () => {
    store.add([item(9)]);
    const again = new MembersEditStore(5, items(3, 1, 2, 3), latest);
    expect(again.members.at(-1)).toMatchObject({ id: 9, title: 'Item 9' });
    again.discard();
    expect(ids(new MembersEditStore(5, items(3, 1), latest))).toEqual([1]);
  });

  it('saves with what somebody else has added meanwhile', async () => {
    set.mockRejectedValueOnce(refusal(CONFLICT, answer(4))).mockResolvedValueOnce(answer(5));
    latest.mockImplementation(() => {
      store.learn([item(8)]);
      return Promise.resolve({ values: { itemIds: [1, 2, 3, 8] }, version: 4 });
    });
    store.move(3, 0);
    expect(await store.save()).toMatchObject({ policy: { version: 5 } });
    expect(set.mock.lastCall?.[1]).toEqual({ version: 4, itemIds: [3, 1, 2, 8] });
    expect(store.merging.merge?.fields).toEqual(['itemIds']);
  });

  it('asks where both have arranged it, and keeps both orders', async () => {
    set.mockRejectedValueOnce(refusal(CONFLICT, answer(4))).mockResolvedValueOnce(answer(5));
    latest.mockResolvedValue({ values: { itemIds: [2, 1, 3] }, version: 4 });
    store.move(3, 0);
    expect(await store.save()).toBeNull();
    expect(store.merging.clash?.theirs.itemIds).toEqual([2, 1, 3]);
    expect(ids(store)).toEqual([3, 1, 2]);
    store.merging.takeTheirs('itemIds');
    expect(ids(store)).toEqual([2, 1, 3]);
    expect(store.form.isDirty).toBe(false);
  });

  it('says of which items the server refuses the list', async () => {
    set.mockRejectedValue(
      refusal(40_000, { errors: [{ field: 'itemIds.3', rule: 'itemUnfit', msg: 'does not fit' }] }),
    );
    store.add([item(9)]);
    expect(await store.save()).toBeNull();
    expect([...store.refusals]).toEqual([[9, 'does not fit']]);
    expect(ids(store)).toEqual([1, 2, 3, 9]);
  });
});
