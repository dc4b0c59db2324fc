import axios, { type AxiosAdapter, type AxiosResponse } from 'axios';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, RequestAborted } from './api-error';

const adapter = vi.fn<AxiosAdapter>();
axios.defaults.adapter = adapter;
// Imported behind, because the client takes its adapter when it is made.
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

  it('gives what the envelope carries', async () => {
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
  ])('throws what HTTP %i with code %i says', async (status, code) => {
    answer(status, { data: null, status: 'fail', msg: 'why', code });
    const error = await call().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ code, httpStatus: status, msg: 'why', requestId: 'id-1' });
    expect(failed).toHaveBeenCalledExactlyOnceWith(error, {
      url: '/api/x',
      shownInPlace: false,
      sentAt: expect.any(Number) as number,
    });
  });

  it('names the fields that broke the contract', async () => {
    const errors = [{ field: 'pageSize', rule: 'maximum', msg: 'at most 100' }];
    answer(400, { data: { errors }, status: 'fail', msg: 'why', code: 40000 });
    await expect(call()).rejects.toMatchObject({ fieldErrors: errors });
  });

  it('throws for an answer that is no envelope', async () => {
    answer(502, '<html>Bad gateway</html>');
    await expect(call()).rejects.toMatchObject({ code: 0, httpStatus: 502, msg: '' });
  });

  it('tells a server that was not reached apart', async () => {
    adapter.mockRejectedValue(new Error('Network Error'));
    await expect(call()).rejects.toMatchObject({ isOffline: true });
  });

  it('tells nobody about a call that was given up', async () => {
    const controller = new AbortController();
    adapter.mockImplementation(() => {
      controller.abort();
      return Promise.reject(new Error('canceled'));
    });
    await expect(call({ signal: controller.signal })).rejects.toBeInstanceOf(RequestAborted);
    expect(failed).not.toHaveBeenCalled();
  });
});
