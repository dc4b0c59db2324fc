import { beforeEach, expect, test, vi } from 'vitest';
import { listLabelMerges } from '../../../api/generated/content-items/content-items';
import type { LabelMergeDto } from '../../../api/generated/model';
import { LabelMergesStore } from './label-merges.store';

vi.mock('../../../api/generated/content-items/content-items', () => ({ listLabelMerges: vi.fn() }));

const merge = (id: number, stage: LabelMergeDto['stage']) => ({ id, stage }) as LabelMergeDto;
const answer = (...list: LabelMergeDto[]) => {
  vi.mocked(listLabelMerges).mockResolvedValueOnce({ list });
};

beforeEach(() => {
  vi.resetAllMocks();
});

test('a merge that ends is told, once, however short it was, and none that had ended before', async () => {
  const store = new LabelMergesStore();
  answer(merge(2, 'moving'), merge(1, 'done'));
  store.load();
  await vi.waitFor(() => {
    expect(store.merges.data?.list).toHaveLength(2);
  });
  expect(store.ended).toBeNull();
  answer(merge(2, 'taking'), merge(1, 'done'));
  await store.merges.refresh();
  expect(store.ended).toBeNull();
  answer(merge(2, 'done'), merge(1, 'done'));
  await store.merges.refresh();
  expect(store.ended?.id).toBe(2);
  const { ended } = store;
  answer(merge(2, 'done'), merge(1, 'done'));
  await store.merges.refresh();
  expect(store.ended).toBe(ended);
  answer(merge(3, 'done'), merge(2, 'done'), merge(1, 'done'));
  await store.merges.refresh();
  expect(store.ended?.id).toBe(3);
});
