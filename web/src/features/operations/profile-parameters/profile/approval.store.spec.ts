import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as api from '../../../../api/generated/forms/forms';
import type { ParameterApprovalDto, ParameterChangeDto } from '../../../../api/generated/model';
import { ApprovalStore } from './approval.store';

vi.mock('../../../../api/generated/forms/forms');
const calls = vi.mocked(api);
const change = (version: number, state: ParameterChangeDto['state'] = 'submitted') =>
  ({ id: 7, version, state, actions: ['approve', 'return'] }) as ParameterChangeDto;
const answer = (shown: ParameterChangeDto | null) => {
  calls.getParameterApproval.mockResolvedValue({ change: shown } as ParameterApprovalDto);
};

describe('ApprovalStore', () => {
  const told = vi.fn<(change: ParameterChangeDto) => void>();
  let store: ApprovalStore;
  const review = () => {
    if (store.review === null) throw new Error('There is no change.');
    return store.review;
  };
  beforeEach(async () => {
    vi.resetAllMocks();
    answer(change(1));
    store = new ApprovalStore(told);
    await store.load();
    review().reason.restore();
  });

  it('has no review before the first change', async () => {
    answer(null);
    const empty = new ApprovalStore(told);
    await empty.load();
    expect([empty.review, empty.change]).toEqual([null, null]);
  });

  it('tells what others have done, once', async () => {
    expect(told).not.toHaveBeenCalled();
    answer(change(2, 'underReview'));
    await store.reload();
    await store.reload();
    expect(told.mock.calls).toEqual([[change(2, 'underReview')]]);
    expect(review().mayAsk).toBe(true);
  });

  it('does not tell what is done here, whether the event or the answer comes first', async () => {
    calls.approveParameterChange.mockImplementation(async () => {
      answer(change(2, 'applied'));
      await store.reload();
      return change(2, 'applied');
    });
    await expect(review().act('approve')).resolves.toBe(true);
    await store.reload();
    expect(store.change?.state).toBe('applied');
    expect(told).not.toHaveBeenCalled();
  });

  it('returns a change with a comment, which is counted as people read', async () => {
    const { reason } = review();
    reason.change({ reason: '👩‍🏫'.repeat(201) });
    await expect(reason.submit()).resolves.toBeNull();
    calls.returnParameterChange.mockResolvedValue(change(2, 'returned'));
    reason.change({ reason: ` ${'👩‍🏫'.repeat(200)} ` });
    await expect(reason.submit()).resolves.not.toBeNull();
    const [id, body] = calls.returnParameterChange.mock.lastCall ?? [];
    expect([id, body]).toEqual([7, { version: 1, comment: '👩‍🏫'.repeat(200) }]);
  });
});
