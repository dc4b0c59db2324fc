import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/api-error';
import { CONFLICT } from '../../../api/codes';
import * as api from '../../../api/generated/enquiries/enquiries';
import type { EnquiryDto } from '../../../api/generated/model';
import { EnquiryRecordStore } from './enquiry-record.store';

vi.mock('../../../api/generated/enquiries/enquiries');
const calls = vi.mocked(api);
const enquiry = (version: number) => ({ reference: 'S-7K3M9QD', version }) as EnquiryDto;
const failure = (code: number, httpStatus = 200) =>
  new ApiError({ code, httpStatus, msg: '', requestId: null });
const keys = () => calls.takeEnquiry.mock.calls.map(([, , options]) => options?.idempotencyKey);

describe('EnquiryRecordStore', () => {
  let store: EnquiryRecordStore;
  beforeEach(async () => {
    vi.resetAllMocks();
    calls.getEnquiry.mockResolvedValue(enquiry(1));
    calls.getEnquiryHistory.mockResolvedValue({ list: [], total: 0 });
    store = new EnquiryRecordStore('S-7K3M9QD');
    await store.load();
  });

  it('changes the loaded version and shows the result', async () => {
    calls.closeEnquiry.mockResolvedValue(enquiry(2));
    await expect(store.close('Called.')).resolves.toBe(true);
    const [reference, body] = calls.closeEnquiry.mock.lastCall ?? [];
    expect([reference, body]).toEqual(['S-7K3M9QD', { version: 1, note: 'Called.' }]);
    expect(store.view.data?.version).toBe(2);
  });

  it('reports a conflict and shows the current state', async () => {
    calls.takeEnquiry.mockRejectedValue(failure(CONFLICT));
    calls.getEnquiry.mockResolvedValue(enquiry(5));
    await expect(store.move('take')).resolves.toBe(false);
    expect(store.note).toEqual({ kind: 'conflict' });
    expect(store.view.data?.version).toBe(5);
  });

  it('shows a conflict in the dialog in which it happened and nowhere else', async () => {
    calls.takeEnquiry.mockRejectedValue(failure(CONFLICT));
    calls.closeEnquiry.mockRejectedValueOnce(failure(CONFLICT)).mockResolvedValue(enquiry(2));
    await store.move('take');
    store.setClosing(true);
    expect(store.note).toBeNull();
    await store.close('Called.');
    expect([store.isClosing, store.note]).toEqual([true, { kind: 'conflict' }]);
    store.setClosing(false);
    expect(store.note).toBeNull();
    store.setClosing(true);
    await store.close('Called.');
    expect(store.isClosing).toBe(false);
  });

  it('retries with the same key after a lost response, and with a new key after a conflict', async () => {
    calls.takeEnquiry.mockRejectedValueOnce(failure(0, 0)).mockRejectedValueOnce(failure(CONFLICT));
    calls.takeEnquiry.mockResolvedValue(enquiry(2));
    for (const isDone of [false, false, true]) await expect(store.move('take')).resolves.toBe(isDone);
    const [lost, again, later] = keys();
    expect(again).toBe(lost);
    expect(later).not.toBe(lost);
    expect(store.note).toBeNull();
  });

  it('runs one action at a time', async () => {
    calls.takeEnquiry.mockResolvedValue(enquiry(2));
    await Promise.all([store.move('take'), store.move('take')]);
    expect(calls.takeEnquiry).toHaveBeenCalledTimes(1);
  });

  it('erases the current version after a conflict', async () => {
    calls.eraseEnquiry.mockRejectedValueOnce(failure(CONFLICT)).mockResolvedValue(true);
    calls.getEnquiry.mockResolvedValue(enquiry(3));
    await expect(store.erase()).rejects.toThrow();
    await store.erase();
    expect(calls.eraseEnquiry.mock.calls.map(([, body]) => body.version)).toEqual([1, 3]);
  });
});
