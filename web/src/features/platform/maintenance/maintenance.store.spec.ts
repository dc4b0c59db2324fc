import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/api-error';
import { getUserInfo } from '../../../api/generated/user/user';
import { MaintenanceStore } from './maintenance.store';

vi.mock('../../../api/generated/user/user');
const ask = vi.mocked(getUserInfo);
const failure = (code: number, httpStatus: number) =>
  new ApiError({ code, httpStatus, msg: '', requestId: null });
const away = failure(50300, 503);
const signedOut = failure(50008, 200);

describe('the maintenance page', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.resetAllMocks();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const watched = async (wasAway: boolean) => {
    const store = new MaintenanceStore(wasAway);
    store.start();
    await vi.advanceTimersByTimeAsync(0);
    return store;
  };

  it.each([
    ['no response', failure(0, 0)],
    ['the response of a gateway', failure(0, 502)],
    ['a response that it is unavailable', away],
  ])('waits during %s and returns once the server answers', async (_, error) => {
    ask.mockRejectedValueOnce(error).mockRejectedValueOnce(error).mockRejectedValue(signedOut);
    const store = await watched(false);
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.mayReturn).toBe(false);
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.mayReturn).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('returns redirected visitors at once, but not direct ones', async () => {
    ask.mockRejectedValue(signedOut);
    expect((await watched(true)).mayReturn).toBe(true);
    expect((await watched(false)).mayReturn).toBe(false);
  });

  it('stops polling once it is left', async () => {
    ask.mockRejectedValue(away);
    (await watched(true)).stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledOnce();
  });
});
