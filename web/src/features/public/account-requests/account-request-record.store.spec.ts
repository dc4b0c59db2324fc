import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as api from '../../../api/generated/account-requests/account-requests';
import type { AccountRequestDto } from '../../../api/generated/model';
import { AccountRequestRecordStore } from './account-request-record.store';

vi.mock('../../../api/generated/account-requests/account-requests');
const calls = vi.mocked(api);
const request = (version: number) => ({ id: 7, version }) as AccountRequestDto;

describe('AccountRequestRecordStore', () => {
  let store: AccountRequestRecordStore;
  beforeEach(async () => {
    vi.resetAllMocks();
    calls.getAccountRequest.mockResolvedValue(request(3));
    calls.getAccountRequestHistory.mockResolvedValue({ list: [], total: 0 });
    store = new AccountRequestRecordStore(7);
    store.review.reason.restore();
    await store.review.record.load();
  });

  it('acts on the version that is shown, one action at a time', async () => {
    await Promise.all([store.review.act('approve'), store.review.act('approve')]);
    expect(calls.approveAccountRequest.mock.calls.map(([id, body]) => [id, body])).toEqual([
      [7, { version: 3, role: 'user' }],
    ]);
  });

  it('keeps the link that the server shows only once', async () => {
    const made = { link: 'https://sala.example/login', minutes: 30 };
    calls.makePasswordLink.mockResolvedValue(made);
    await expect(store.review.act('makeLink')).resolves.toBe(true);
    expect(store.made).toEqual(made);
  });

  it('rejects only with a reason', async () => {
    const { reason } = store.review;
    reason.change({ reason: '  ' });
    await expect(reason.submit()).resolves.toBeNull();
    expect(calls.rejectAccountRequest).not.toHaveBeenCalled();
    reason.change({ reason: ' Unknown person. ' });
    await expect(reason.submit()).resolves.not.toBeNull();
    expect(calls.rejectAccountRequest.mock.lastCall?.[1]).toEqual({ version: 3, reason: 'Unknown person.' });
  });
});
