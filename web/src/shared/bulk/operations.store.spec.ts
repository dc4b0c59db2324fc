import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/api-error';
import { CONFLICT } from '../../api/codes';
import { type Operation, type OperationCalls, OperationsStore } from './operations.store';

const list = vi.fn<OperationCalls<'import'>['list']>();
const undo = vi.fn<OperationCalls<'import'>['undo']>();

const made = (operationId: string) =>
  ({ operationId, undone: false, obstacle: null, undoableSeconds: 60 }) as Operation<'import'>;
/** The pages of the server, by number. */
const pages = (...contents: string[][]) => {
  list.mockImplementation(({ current }) =>
    Promise.resolve({ list: (contents[current - 1] ?? []).map(made), total: contents.flat().length }),
  );
};
const refusal = (reason: string) =>
  new ApiError({ code: CONFLICT, httpStatus: 200, msg: '', requestId: null, data: { reason, changed: 0 } });

describe('OperationsStore', () => {
  let store: OperationsStore<'import'>;
  const shown = () => store.recent.data?.list.map(({ operationId }) => operationId);
  const undone = () => store.recent.data?.list.filter((one) => one.undone).map((one) => one.operationId);
  beforeEach(() => {
    vi.resetAllMocks();
    store = new OperationsStore({ list, undo });
  });
  afterEach(() => {
    store.stop();
    vi.useRealTimers();
  });

  it('reloads all shown pages without duplicates', async () => {
    pages(['c', 'b'], ['a']);
    await store.show();
    expect(shown()).toEqual(['c', 'b']);
    pages(['d', 'c'], ['c', 'b']);
    await store.showOlder();
    expect(shown()).toEqual(['d', 'c', 'b']);
    expect(store.recent.data?.total).toBe(4);
  });

  it('marks an undone operation', async () => {
    pages(['b', 'a']);
    await store.show();
    await expect(store.undo('a')).resolves.toBe(true);
    expect(undone()).toEqual(['a']);
    expect([store.undoing, store.failure]).toEqual([null, null]);
  });

  it('treats an operation undone by someone else as undone', async () => {
    pages(['a']);
    await store.show();
    undo.mockRejectedValue(refusal('undone'));
    await expect(store.undo('a')).resolves.toBe(true);
    expect(undone()).toEqual(['a']);
    expect(store.failure).toBeNull();
  });

  it.each([
    ['a day has passed', refusal('expired')],
    ['one of them was changed since', refusal('changed')],
    ['the server is away', new ApiError({ code: 0, httpStatus: 0, msg: '', requestId: null })],
  ])('shows which operation could not be undone and why if %s', async (_, error) => {
    pages(['b', 'a']);
    await store.show();
    undo.mockRejectedValueOnce(error);
    await expect(store.undo('a')).resolves.toBe(false);
    expect([store.failure, undone()]).toEqual([{ id: 'a', error }, []]);
    // A new attempt clears the previous error.
    await expect(store.undo('a')).resolves.toBe(true);
    expect(store.failure).toBeNull();
  });

  it('notices the moment at which an operation can no longer be undone', async () => {
    vi.useFakeTimers();
    const long = { ...made('b'), undoableSeconds: 90 };
    list.mockResolvedValue({ list: [long, made('a')], total: 2 });
    await store.show();
    const obstacles = () => store.recent.data?.list.map(({ obstacle }) => obstacle);
    vi.advanceTimersByTime(59_000);
    expect(obstacles()).toEqual([null, null]);
    vi.advanceTimersByTime(1_000);
    expect(obstacles()).toEqual([null, 'expired']);
    vi.advanceTimersByTime(30_000);
    expect(obstacles()).toEqual(['expired', 'expired']);
    store.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('undoes one at a time', async () => {
    let answer: () => void = () => undefined;
    undo.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = () => {
          resolve({ changed: 1 });
        };
      }),
    );
    const first = store.undo('a');
    await expect(store.undo('b')).resolves.toBe(false);
    expect(store.undoing).toBe('a');
    answer();
    await expect(first).resolves.toBe(true);
    expect(undo).toHaveBeenCalledOnce();
  });
});
