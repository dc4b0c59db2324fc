import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/api-error';
import { CONFLICT } from '../../api/codes';
import { RecordStore } from './record.store';

interface Row {
  version: number;
}
const failure = (code: number, httpStatus = 200) =>
  new ApiError({ code, httpStatus, msg: '', requestId: null });
const lost = failure(0, 0);

describe('RecordStore', () => {
  const get = vi.fn<() => Promise<Row>>();
  const change = vi.fn<(version: number, options: { idempotencyKey: string }) => Promise<Row | null>>();
  const keys = () => change.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
  let store: RecordStore<Row>;
  beforeEach(async () => {
    vi.resetAllMocks();
    get.mockResolvedValue({ version: 1 });
    store = new RecordStore<Row>({ get, history: () => Promise.resolve({ list: [], total: 0 }) });
    await store.load();
  });

  it('changes the loaded version and shows the result', async () => {
    change.mockResolvedValue({ version: 2 });
    await expect(store.act(change)).resolves.toBe(true);
    expect(change.mock.lastCall?.[0]).toBe(1);
    expect(store.view.data?.version).toBe(2);
  });

  it('keeps what is shown if the answer is not the record', async () => {
    change.mockResolvedValue(null);
    await expect(store.act(change)).resolves.toBe(true);
    expect(store.view.data?.version).toBe(1);
  });

  it('follows the changes of others, and not its own erasing', async () => {
    await store.follow();
    expect(get).toHaveBeenCalledTimes(2);
    const refused = store.erase(() => Promise.reject(failure(50000, 500)));
    await expect(refused).rejects.toMatchObject({ code: 50000 });
    await store.follow();
    expect(get).toHaveBeenCalledTimes(3);
    const erasing = store.erase(() => Promise.resolve());
    await store.follow();
    await erasing;
    await store.follow();
    expect(get).toHaveBeenCalledTimes(3);
  });

  it('reports a conflict and shows the current state', async () => {
    change.mockRejectedValue(failure(CONFLICT));
    get.mockResolvedValue({ version: 5 });
    await expect(store.act(change)).resolves.toBe(false);
    expect(store.note).toEqual({ kind: 'conflict' });
    expect(store.view.data?.version).toBe(5);
  });

  it('leaves the errors of a form to the form, and shows the current state after a conflict', async () => {
    change.mockRejectedValue(failure(CONFLICT));
    get.mockResolvedValue({ version: 5 });
    await expect(store.change(change)).rejects.toMatchObject({ code: CONFLICT });
    expect(store.note).toBeNull();
    expect(store.view.data?.version).toBe(5);
  });

  it('retries with the same key after a lost response, and with a new key after an answer', async () => {
    change.mockRejectedValueOnce(lost).mockRejectedValueOnce(failure(CONFLICT));
    change.mockResolvedValue({ version: 2 });
    for (const isDone of [false, false, true, true]) await expect(store.act(change)).resolves.toBe(isDone);
    const [first, again, afterConflict, afterSuccess] = keys();
    expect(again).toBe(first);
    expect(new Set([again, afterConflict, afterSuccess]).size).toBe(3);
    expect(store.note).toBeNull();
  });

  it('runs one action at a time', async () => {
    change.mockResolvedValue({ version: 2 });
    await Promise.all([store.act(change), store.act(change)]);
    expect(change).toHaveBeenCalledTimes(1);
  });
});
