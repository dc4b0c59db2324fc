import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/api-error';
import { type PageOf, PagedList } from './paged-list';

interface Call {
  query: string;
  signal: AbortSignal;
  answer: (page: PageOf<string>) => void;
  refuse: (error: unknown) => void;
}

function listWithCalls() {
  const calls: Call[] = [];
  const list = new PagedList<string, string>(
    (query, signal) =>
      new Promise((answer, refuse) => {
        calls.push({ query, signal, answer, refuse });
      }),
  );
  const call = (at: number): Call => {
    const found = calls[at];
    if (found === undefined) throw new Error(`there was no call ${at}`);
    return found;
  };
  return { list, calls, call };
}
const flushPromises = () => new Promise((resolve) => setTimeout(resolve));
const refusal = (code: number) => new ApiError({ code, httpStatus: 200, msg: 'no', requestId: null });

describe('PagedList', () => {
  it('shows the requested rows', async () => {
    const { list, call } = listWithCalls();
    void list.show('a');
    expect(list.state).toBe('loading');
    call(0).answer({ list: ['one'], total: 1 });
    await flushPromises();
    expect([list.state, list.rows, list.total]).toEqual(['ready', ['one'], 1]);
  });

  it('tells a repeated search from a reload of the same rows', async () => {
    const { list, call } = listWithCalls();
    const answers = [list.show('a'), list.refresh(), list.repeat()];
    expect(list.answeredRepeats).toBe(0);
    call(2).answer({ list: ['one'], total: 1 });
    await flushPromises();
    expect([list.answered, list.answeredRepeats]).toEqual(['a', 1]);
    expect(answers).toHaveLength(3);
  });

  it('drops a response superseded by a newer request', async () => {
    const { list, call } = listWithCalls();
    void list.show('slow');
    void list.show('fast');
    expect(call(0).signal.aborted).toBe(true);
    call(1).answer({ list: ['fast'], total: 1 });
    call(0).answer({ list: ['slow'], total: 1 });
    await flushPromises();
    expect(list.rows).toEqual(['fast']);
  });

  it('ignores a failure of a superseded request', async () => {
    const { list, call } = listWithCalls();
    void list.show('a');
    list.stop();
    call(0).refuse(refusal(50000));
    await flushPromises();
    expect(list.error).toBeNull();
  });

  it('keeps the rows while it reloads', async () => {
    const { list, call, calls } = listWithCalls();
    void list.show('a');
    call(0).answer({ list: ['one'], total: 1 });
    await flushPromises();
    void list.refresh();
    expect([list.isLoading, list.rows, calls.length]).toEqual([true, ['one'], 2]);
  });

  it('does not reload when shown again, unless the request was aborted', async () => {
    const { list, call, calls } = listWithCalls();
    void list.show('a');
    list.stop();
    void list.show('a');
    call(1).answer({ list: ['one'], total: 1 });
    await flushPromises();
    list.stop();
    void list.show('a');
    expect([list.state, calls.length]).toEqual(['ready', 2]);
    void list.show('b');
    expect(calls.length).toBe(3);
  });

  it.each([
    [50000, 'error'],
    [40300, 'forbidden'],
  ])('code %i makes it %s', async (code, state) => {
    const { list, call } = listWithCalls();
    void list.show('a');
    call(0).refuse(refusal(code));
    await flushPromises();
    expect(list.state).toBe(state);
  });

  it('reports an empty list', async () => {
    const { list, call } = listWithCalls();
    void list.show('a');
    call(0).answer({ list: [], total: 0 });
    await flushPromises();
    expect(list.state).toBe('empty');
  });
});
