import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/api-error';
import * as calls from '../../../api/generated/cards/cards';
import type { InspectedItemDto, QueueItemDto, QueueItemStage } from '../../../api/generated/model';
import { hasDecided, InspectionStore } from './inspection.store';

vi.mock(import('../../../api/generated/cards/cards'));

const item = (id: number, stage: QueueItemStage = 'waiting', version = 1): QueueItemDto => ({
  ...{ id, stage, version, title: `Item ${id}`, duration: 60 },
  ...{
    reason: null,
    itemId: id,
    kind: 'text',
    isLeftToOthers: false,
    submittedBy: null,
    submittedTime: null,
  },
  actions: ['pass', 'sample', 'reject'],
});
const inspected = (one: QueueItemDto): InspectedItemDto => ({
  item: one,
  queue: {
    ...{ id: 1, name: '', title: '', description: '', data: [], actions: [], version: 1 },
    ...{ conditions: {}, authors: [], isGeneral: false },
  },
});

async function stand(...items: QueueItemDto[]) {
  vi.mocked(calls.listQualityInspectionItems).mockResolvedValue({ list: items, total: items.length });
  const changed = vi.fn();
  const store = new InspectionStore(1, changed);
  store.load();
  await vi.waitFor(() => {
    expect(store.items.state).toBe('ready');
  });
  return { store, changed };
}

describe('InspectionStore', () => {
  beforeEach(() => {
    vi.resetAllMocks();
  });

  it('starts with the first item, and stays within the list', async () => {
    const { store } = await stand(item(1), item(2));
    expect([store.chosen?.id, store.progress]).toEqual([1, { position: 1, total: 2 }]);
    store.step(-1);
    store.step(1);
    store.step(1);
    expect([store.chosen?.id, store.progress]).toEqual([2, { position: 2, total: 2 }]);
  });

  it.each([
    ['pass', 'done', true],
    ['pass', 'waiting', false],
    ['pass', 'sampled', false],
    ['sample', 'sampled', true],
  ] as const)('after %s an item at the stage %s is decided: %s', (action, stage, isDecided) => {
    expect(hasDecided({ action }, { stage })).toBe(isDecided);
  });

  it('goes on with the next item after a decision, and counts on', async () => {
    const { store, changed } = await stand(item(1), item(2), item(3));
    store.choose(2);
    vi.mocked(calls.passQualityInspectionItem).mockResolvedValue(inspected(item(2, 'done', 2)));
    expect(await store.decide(item(2), { action: 'pass' })).toMatchObject({ id: 2, stage: 'done' });
    expect([store.chosen?.id, store.progress]).toEqual([3, { position: 3, total: 3 }]);
    expect(changed).toHaveBeenCalledOnce();
  });

  it('sends the reason with a rejection', async () => {
    const { store } = await stand(item(1));
    vi.mocked(calls.rejectQualityInspectionItem).mockResolvedValue(inspected(item(1, 'rejected', 2)));
    await store.decide(item(1), { action: 'reject', reason: 'No sound' });
    expect(calls.rejectQualityInspectionItem).toHaveBeenCalledWith(
      1,
      { version: 1, reason: 'No sound' },
      expect.anything(),
    );
    expect(store.chosen).toBeNull();
  });

  it('puts an item back where it was when the decision is undone', async () => {
    const { store } = await stand(item(1), item(2));
    vi.mocked(calls.passQualityInspectionItem).mockResolvedValue(inspected(item(1, 'done', 2)));
    vi.mocked(calls.reopenQualityInspectionItem).mockResolvedValue(inspected(item(1, 'waiting', 3)));
    await store.decide(item(1), { action: 'pass' });
    await store.undo(item(1, 'done', 2));
    expect(calls.reopenQualityInspectionItem).toHaveBeenCalledWith(1, { version: 2 });
    expect(store.items.data?.map(({ id }) => id)).toEqual([1, 2]);
    expect([store.chosen?.id, store.progress]).toEqual([1, { position: 1, total: 2 }]);
  });

  it('keeps the item and says why when a decision failed', async () => {
    const { store } = await stand(item(1));
    const error = new Error('away');
    vi.mocked(calls.passQualityInspectionItem).mockRejectedValue(error);
    expect(await store.decide(item(1), { action: 'pass' })).toBeNull();
    expect([store.chosen?.id, store.note, store.isBusy]).toEqual([1, { kind: 'failure', error }, false]);
  });

  it.each([
    ['who decided', 40900, { state: 'done', version: 2, person: 'Dara' }, { stage: 'done', person: 'Dara' }],
    ['that it was withdrawn', 40400, null, {}],
  ])('says %s first, and goes on with what is left', async (_what, code, data, lost) => {
    const { store } = await stand(item(1), item(2));
    const error = new ApiError({ code, data, httpStatus: 409, msg: '', requestId: null });
    vi.mocked(calls.passQualityInspectionItem).mockRejectedValue(error);
    vi.mocked(calls.listQualityInspectionItems).mockResolvedValue({ list: [item(2)], total: 1 });
    await store.decide(item(1), { action: 'pass' });
    expect([store.note, store.lost]).toEqual([{ kind: 'conflict' }, { title: 'Item 1', ...lost }]);
    await vi.waitFor(() => {
      expect(store.chosen?.id).toBe(2);
    });
  });

  it('does not take a refusal of one’s own work for a conflict', async () => {
    const { store } = await stand(item(1));
    const error = new ApiError({ code: 40900, data: null, httpStatus: 409, msg: 'Own', requestId: null });
    vi.mocked(calls.passQualityInspectionItem).mockRejectedValue(error);
    await store.decide(item(1), { action: 'pass' });
    expect([store.note, store.lost]).toEqual([{ kind: 'failure', error }, null]);
  });

  it.each([
    ['is on its way', false],
    ['was read before', true],
  ])('asks again for the stage that %s when a decision is answered', async (_when, isThere) => {
    const { store } = await stand(item(1, 'rejected'));
    store.show('rejected');
    await vi.waitFor(() => {
      expect(store.items.data).not.toBeNull();
    });
    const { promise, resolve } = Promise.withResolvers<InspectedItemDto>();
    vi.mocked(calls.reopenQualityInspectionItem).mockReturnValue(promise);
    const decided = store.decide(item(1, 'rejected'), { action: 'reopen' });
    vi.mocked(calls.listQualityInspectionItems).mockReturnValueOnce(
      isThere ? Promise.resolve({ list: [item(2)], total: 1 }) : Promise.withResolvers<never>().promise,
    );
    store.show('waiting');
    if (isThere)
      await vi.waitFor(() => {
        expect(store.items.data).not.toBeNull();
      });
    vi.mocked(calls.listQualityInspectionItems).mockResolvedValue({ list: [item(1), item(2)], total: 2 });
    resolve(inspected(item(1, 'waiting', 2)));
    await decided;
    await vi.waitFor(() => {
      expect(store.items.data?.map(({ id }) => id)).toEqual([1, 2]);
    });
  });
});
