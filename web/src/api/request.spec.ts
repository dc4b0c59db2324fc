import axios, { type AxiosAdapter, type AxiosResponse } from 'axios';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, RequestAborted } from './api-error';

const adapter = vi.fn<AxiosAdapter>();
axios.defaults.adapter = adapter;
// Imported after the adapter is set, because the client reads it on creation.
const { request } = await import('./request');
const { setTransportHooks } = await import('./transport-hooks');

interface Ok {
  status: 'ok';
  data: string;
}
const failed = vi.fn();
const answer = (status: number, data: unknown, id = 'id-1') =>
  adapter.mockImplementation((config) =>
    Promise.resolve({
      status,
      data,
      headers: { 'x-request-id': id },
      config,
      statusText: '',
    } satisfies AxiosResponse),
  );
const call = (options = {}) => request<Ok>({ url: '/api/x', method: 'GET' }, options);

describe('request', () => {
  beforeEach(() => {
    vi.clearAllMocks();
    setTransportHooks({ headers: () => ({ 'Accept-Language': 'km-KH' }), failed });
  });

  it('returns the data of the envelope', async () => {
    answer(200, { data: 'hello', status: 'ok', msg: '', code: 20000 });
    await expect(call()).resolves.toBe('hello');
    expect(adapter.mock.lastCall?.[0].headers.get('Accept-Language')).toBe('km-KH');
    expect(failed).not.toHaveBeenCalled();
  });

  it.each([
    [200, 50000],
    [200, 40300],
    [400, 40000],
    [503, 50300],
  ])('throws the error of HTTP %i with code %i', async (status, code) => {
    answer(status, { data: null, status: 'fail', msg: 'why', code });
    const error = await call().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ code, httpStatus: status, msg: 'why', requestId: 'id-1' });
    expect(failed).toHaveBeenCalledExactlyOnceWith(error, {
      url: '/api/x',
      skipErrorToast: false,
      sentAt: expect.any(Number) as number,
    });
  });

  it('names the invalid fields', async () => {
    const errors = [{ field: 'pageSize', rule: 'maximum', msg: 'at most 100' }];
    answer(400, { data: { errors }, status: 'fail', msg: 'why', code: 40000 });
    await expect(call()).rejects.toMatchObject({ fieldErrors: errors });
  });

  it('throws for a response without an envelope', async () => {
    answer(502, '<html>Bad gateway</html>');
    await expect(call()).rejects.toMatchObject({ code: 0, httpStatus: 502, msg: '' });
  });

  it('distinguishes an unreachable server', async () => {
    adapter.mockRejectedValue(new Error('Network Error'));
    await expect(call()).rejects.toMatchObject({ isOffline: true });
  });

  it('does not report an aborted call', async () => {
    const controller = new AbortController();
    adapter.mockImplementation(() => {
      controller.abort();
      return Promise.reject(new Error('canceled'));
    });
    await expect(call({ signal: controller.signal })).rejects.toBeInstanceOf(RequestAborted);
    expect(failed).not.toHaveBeenCalled();
  });

  describe('without a response', () => {
    beforeEach(() => {
      vi.useFakeTimers();
      adapter.mockImplementation(
        ({ signal }) =>
          new Promise((_, reject) => {
            signal?.addEventListener?.('abort', () => {
              reject(new Error('canceled'));
            });
          }),
      );
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it('times out after half a minute as an unreachable server', async () => {
      const error = call().catch((reason: unknown) => reason);
      await vi.advanceTimersByTimeAsync(29_999);
      expect(failed).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(await error).toMatchObject({ isOffline: true });
      expect(failed).toHaveBeenCalledOnce();
    });

    it('does not time out while a file makes progress', async () => {
      const parts: number[] = [];
      const error = call({ onProgress: (part: number) => parts.push(part) }).catch(
        (reason: unknown) => reason,
      );
      for (const move of ['onUploadProgress', 'onDownloadProgress'] as const) {
        await vi.advanceTimersByTimeAsync(29_000);
        adapter.mock.lastCall?.[0][move]?.({ loaded: 1, progress: 0.5, bytes: 1, lengthComputable: true });
      }
      await vi.advanceTimersByTimeAsync(29_000);
      expect([parts, failed.mock.calls]).toEqual([[0.5], []]);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(await error).toMatchObject({ isOffline: true });
    });

    it('leaves no timer when the caller aborts', async () => {
      const controller = new AbortController();
      const error = call({ signal: controller.signal }).catch((reason: unknown) => reason);
      await vi.advanceTimersByTimeAsync(1);
      controller.abort();
      expect(await error).toBeInstanceOf(RequestAborted);
      expect(vi.getTimerCount()).toBe(0);
    });
  });
});
