import axios, { type AxiosAdapter, type AxiosResponse } from 'axios';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followFrom, forgetEarlyAnswers } from './early-answers';

const asked = vi.fn<AxiosAdapter>();
axios.defaults.adapter = asked;
// Imported after the adapter is set, because the client reads it on creation.
const { listPolicies } = await import('./generated/policies/policies');
const { setTransportHooks } = await import('./transport-hooks');
const { request: askEarly } = await import('../app/first/early-request');
const { storeToken, clearToken } = await import('../shared/session/token');

const QUESTION = { url: '/api/list/policy', method: 'GET', params: { current: 1, pageSize: 10 } };
const page = (total: number) => ({ data: { list: [], total }, status: 'ok', msg: '', code: 20000 });
const fetched = vi.fn<typeof fetch>();
let position = 0;

describe('the answers that the first script has asked for', () => {
  beforeEach(() => {
    position += 10;
    vi.clearAllMocks();
    vi.stubGlobal('fetch', fetched);
    vi.stubGlobal('location', { pathname: '/list/search-table' });
    fetched.mockImplementation(() =>
      Promise.resolve(
        new Response(JSON.stringify(page(55)), { headers: { 'Last-Event-ID': String(position) } }),
      ),
    );
    asked.mockImplementation((config) =>
      Promise.resolve({
        ...{ status: 200, data: page(1), headers: {}, config, statusText: '' },
      } satisfies AxiosResponse),
    );
    storeToken('token');
    setTransportHooks({
      headers: () => ({
        'Accept-Language': 'en-US',
        Authorization: `Bearer ${localStorage.getItem('token') ?? ''}`,
      }),
      failed: vi.fn(),
    });
  });
  afterEach(() => {
    forgetEarlyAnswers();
    clearToken();
  });

  const totalOf = async (params = QUESTION.params) => (await listPolicies(params)).total;
  const ASKED_NOW = 1;
  const EARLY = 55;

  it('are taken once', async () => {
    askEarly(QUESTION);
    expect([await totalOf(), await totalOf()]).toEqual([EARLY, ASKED_NOW]);
    expect(fetched).toHaveBeenCalledOnce();
    expect(fetched.mock.lastCall?.[0]).toBe('/api/list/policy?current=1&pageSize=10');
    expect(asked).toHaveBeenCalledOnce();
  });

  it.each<[string, () => void, typeof QUESTION.params]>([
    ['another question', () => undefined, { current: 2, pageSize: 10 }],
    [
      'another session',
      () => {
        storeToken('other');
      },
      QUESTION.params,
    ],
    [
      'another page',
      () => {
        vi.stubGlobal('location', { pathname: '/user/info' });
      },
      QUESTION.params,
    ],
    ['what has changed since', forgetEarlyAnswers, QUESTION.params],
  ])('are not for %s', async (_, happen, params) => {
    askEarly(QUESTION);
    happen();
    expect(await totalOf(params)).toBe(ASKED_NOW);
  });

  it('fail like any other request', async () => {
    fetched.mockRejectedValueOnce(new TypeError('away'));
    askEarly(QUESTION);
    await expect(totalOf()).rejects.toMatchObject({ code: 0, httpStatus: 0 });
    fetched.mockResolvedValueOnce(
      new Response('{"data":null,"status":"fail","msg":"ended","code":50012}', {
        headers: { 'X-Request-Id': 'id' },
      }),
    );
    askEarly(QUESTION);
    await expect(totalOf()).rejects.toMatchObject({ code: 50012, requestId: 'id' });
    expect(asked).not.toHaveBeenCalled();
  });

  it('have no position if they are failures', async () => {
    fetched.mockResolvedValueOnce(new Response('{"data":null,"status":"fail","msg":"broken","code":50000}'));
    askEarly(QUESTION);
    await expect(totalOf()).rejects.toMatchObject({ code: 50000 });
    expect(followFrom(position)).toBe(position);
  });

  it('make live events begin with the oldest of them', async () => {
    askEarly(QUESTION);
    const answer = totalOf();
    await vi.waitUntil(() =>
      [...(globalThis.earlyAnswers?.values() ?? [])].every((one) => one.position !== null),
    );
    expect(followFrom(position + 1)).toBe(position);
    expect(await answer).toBe(EARLY);
  });

  it('are asked for again if they are older than where live events began', async () => {
    askEarly(QUESTION);
    const answer = totalOf();
    followFrom(position + 1);
    expect(await answer).toBe(ASKED_NOW);
  });
});
