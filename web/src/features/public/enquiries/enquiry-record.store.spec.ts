import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/api-error';
import { CONFLICT } from '../../../api/codes';
import * as api from '../../../api/generated/enquiries/enquiries';
import type { EnquiryDto } from '../../../api/generated/model';
import { erase, newEnquiryRecord } from './enquiry-record.store';

vi.mock('../../../api/generated/enquiries/enquiries');
const calls = vi.mocked(api);
const enquiry = (version: number) => ({ reference: 'S-7K3M9QD', version }) as EnquiryDto;
const conflict = () => new ApiError({ code: CONFLICT, httpStatus: 200, msg: '', requestId: null });

describe('the record of an enquiry', () => {
  let store: ReturnType<typeof newEnquiryRecord>;
  beforeEach(async () => {
    vi.resetAllMocks();
    calls.getEnquiry.mockResolvedValue(enquiry(1));
    calls.getEnquiryHistory.mockResolvedValue({ list: [], total: 0 });
    store = newEnquiryRecord('S-7K3M9QD');
    store.reason.restore();
    await store.record.load();
  });

  it('closes only with an outcome, and shows the result', async () => {
    store.reason.change({ reason: '  ' });
    await expect(store.reason.submit()).resolves.toBeNull();
    expect(calls.closeEnquiry).not.toHaveBeenCalled();
    calls.closeEnquiry.mockResolvedValue(enquiry(2));
    store.reason.change({ reason: ' Called. ' });
    await expect(store.reason.submit()).resolves.not.toBeNull();
    const [reference, body] = calls.closeEnquiry.mock.lastCall ?? [];
    expect([reference, body]).toEqual(['S-7K3M9QD', { version: 1, note: 'Called.' }]);
    expect(store.record.view.data?.version).toBe(2);
  });

  it('shows a conflict in the dialog in which it happened and nowhere else', async () => {
    calls.takeEnquiry.mockRejectedValue(conflict());
    calls.closeEnquiry.mockRejectedValueOnce(conflict()).mockResolvedValue(enquiry(2));
    await store.act('take');
    store.ask(true);
    expect(store.record.note).toBeNull();
    store.reason.change({ reason: 'Called.' });
    await store.reason.submit();
    expect([store.record.note, store.reason.conflict?.code]).toEqual([null, CONFLICT]);
    await expect(store.reason.submit()).resolves.not.toBeNull();
    expect(store.reason.conflict).toBeNull();
  });

  it('erases the current version after a conflict', async () => {
    calls.eraseEnquiry.mockRejectedValueOnce(conflict()).mockResolvedValue(true);
    calls.getEnquiry.mockResolvedValue(enquiry(5));
    await expect(erase('S-7K3M9QD', store)).rejects.toThrow();
    await erase('S-7K3M9QD', store);
    expect(calls.eraseEnquiry.mock.calls.map(([, { version }]) => version)).toEqual([1, 5]);
  });
});
