import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../api/api-error';
import { mergeLabels, previewLabelMerge } from '../../../api/generated/content-items/content-items';
import type { LabelMergeDto, LabelMergePreviewDto } from '../../../api/generated/model';
import { LabelMergeStore } from './label-merge.store';

vi.mock('../../../api/generated/content-items/content-items', () => ({
  mergeLabels: vi.fn(),
  previewLabelMerge: vi.fn(),
}));

const places = { sets: 0, presets: 0, queues: 0, views: 0 };
const preview: LabelMergePreviewDto = {
  from: { label: 'robot', items: 2, places },
  into: { label: 'robots', items: 5, places },
};

describe('the form of a merge of labels', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.resetAllMocks();
    vi.mocked(previewLabelMerge).mockResolvedValue(preview);
    vi.mocked(mergeLabels).mockResolvedValue({ id: 1 } as LabelMergeDto);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const type = (store: LabelMergeStore, into: string) => {
    store.form.change({ into });
    store.look();
  };
  const pause = () => vi.advanceTimersByTimeAsync(1_000);

  test('asks once for what was typed, and shows it for nothing else', async () => {
    const store = new LabelMergeStore('robot', '');
    for (const into of ['r', 'ro', ' robots ']) type(store, into);
    expect(store.isShown).toBe(false);
    await pause();
    expect(vi.mocked(previewLabelMerge).mock.calls.map(([labels]) => labels)).toEqual([
      { from: 'robot', into: 'robots' },
    ]);
    expect(store.isShown).toBe(true);
    type(store, 'robotics');
    expect([store.isShown, store.preview.data]).toEqual([false, null]);
    type(store, '');
    await pause();
    expect(previewLabelMerge).toHaveBeenCalledTimes(1);
  });

  test('has looked already where a label is proposed', async () => {
    const store = new LabelMergeStore('robot', 'robots');
    await pause();
    expect([store.form.values.into, store.isShown]).toEqual(['robots', true]);
    await store.form.submit();
    expect(vi.mocked(mergeLabels).mock.calls[0]?.[0]).toEqual({ from: 'robot', into: 'robots' });
  });

  test('shows why there is nothing to look at', async () => {
    const refusal = new ApiError({
      code: 50000,
      msg: 'No content has it',
      httpStatus: 200,
      requestId: null,
      data: null,
    });
    vi.mocked(previewLabelMerge).mockRejectedValue(refusal);
    const store = new LabelMergeStore('robot', '');
    type(store, 'nothing');
    await pause();
    expect([store.isShown, store.preview.state, store.preview.error]).toEqual([false, 'error', refusal]);
  });
});
