import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/api-error';
import type { PolicyDto } from '../../api/generated/model';
import { listPolicies } from '../../api/generated/policies/policies';
import { filterOf, PolicySearchStore } from './policy-search.store';

vi.mock('../../api/generated/policies/policies');
const ask = vi.mocked(listPolicies);
const policy = (name: string) => ({ id: 1, number: 1024, name }) as PolicyDto;
const tick = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

describe('the search for sets', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.resetAllMocks();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('searches digits as a number and other text as a name', () => {
    expect([filterOf('102'), filterOf('១០២'), filterOf('Robots 1')]).toEqual([
      { number: '102' },
      { number: '102' },
      { name: 'Robots 1' },
    ]);
  });

  it('sends one request for the input and shows the number of further results', async () => {
    ask.mockResolvedValue({ list: [policy('Robots')], total: 7 });
    const store = new PolicySearchStore();
    for (const text of ['r', 'ro', 'rob ']) store.search(text);
    expect(store.isSearching).toBe(true);
    await tick(250);
    expect(ask.mock.calls.map(([params]) => params)).toEqual([{ name: 'rob', pageSize: 5 }]);
    expect([store.rows.length, store.more, store.isSearching]).toEqual([1, 6, false]);
  });

  it('drops a response for an outdated query', async () => {
    const late = Promise.withResolvers<{ list: PolicyDto[]; total: number }>();
    ask.mockReturnValueOnce(late.promise).mockResolvedValue({ list: [policy('new')], total: 1 });
    const store = new PolicySearchStore();
    store.search('old');
    await tick(250);
    store.search('new');
    late.resolve({ list: [policy('old')], total: 1 });
    await tick();
    expect(store.rows).toEqual([]);
    await tick(250);
    expect(store.rows.map(({ name }) => name)).toEqual(['new']);
  });

  it('can be retried after a failure, which another query clears', async () => {
    ask.mockRejectedValueOnce(new ApiError({ code: 0, httpStatus: 0, msg: '', requestId: null }));
    ask.mockResolvedValue({ list: [policy('Robots')], total: 1 });
    const store = new PolicySearchStore();
    store.search('rob');
    await tick(250);
    expect(store.hasFailed).toBe(true);
    store.retry();
    await tick();
    expect([store.hasFailed, store.rows.length]).toEqual([false, 1]);
    store.search('');
    expect([store.rows, store.isSearching]).toEqual([[], false]);
  });
});
