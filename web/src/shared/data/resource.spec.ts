import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, RequestAborted } from '../../api/api-error';
import { connection } from './connection';
import { Resource } from './resource';

const unreached = new ApiError({ code: 0, httpStatus: 0, msg: '', requestId: null });
const broken = new ApiError({ code: 50000, httpStatus: 500, msg: '', requestId: null });
const unavailable = new ApiError({ code: 50300, httpStatus: 503, msg: '', requestId: null });
const idle = () => new Promise((resolve) => setTimeout(resolve));
const fail = (error: ApiError) => () => Promise.reject(error);

describe('Resource', () => {
  beforeEach(() => {
    connection.setAway(false);
  });

  it('keeps its data while the server cannot be reached, and says that it is old', async () => {
    const resource = new Resource<string>();
    await resource.load(() => Promise.resolve('rows'));
    expect(resource.isOld).toBe(false);
    connection.setAway(true);
    expect(resource.isOld).toBe(true);
    await resource.load(fail(unreached));
    expect(resource).toMatchObject({ state: 'ready', data: 'rows', isOld: true });
  });

  it('lets whoever waits for an answer that a newer request ended wait for the newer one', async () => {
    const resource = new Resource<number>();
    const answers: ((value: number) => void)[] = [];
    const fetch = (signal: AbortSignal) =>
      new Promise<number>((resolve, reject) => {
        signal.addEventListener('abort', () => {
          reject(new RequestAborted());
        });
        answers.push(resolve);
      });
    const loaded = resource.load(fetch);
    answers[0]?.(1);
    await loaded;
    // The answer to one's own conflict, and the event about the change that made it.
    let seen: number | null = null;
    const waiting = resource.refresh().then(() => (seen = resource.data));
    void resource.refresh();
    await idle();
    expect(seen).toBeNull();
    answers[2]?.(3);
    await waiting;
    expect(seen).toBe(3);
  });

  it('loads once more after each return, and is old until the answer is there', async () => {
    const resource = new Resource<number>();
    let calls = 0;
    await resource.load(() => Promise.resolve((calls += 1)));
    connection.setAway(true);
    connection.setAway(false);
    resource.catchUp(connection.returns);
    resource.catchUp(connection.returns);
    expect(resource.isOld).toBe(true);
    await idle();
    expect(resource).toMatchObject({ data: 2, isOld: false });
    expect(calls).toBe(2);
  });

  it('loads after a return what could not be loaded at first', async () => {
    const resource = new Resource<string>();
    connection.setAway(true);
    let answer: () => Promise<string> = fail(unreached);
    await resource.load(() => answer());
    expect(resource).toMatchObject({ state: 'error', isOld: false });
    answer = () => Promise.resolve('rows');
    connection.setAway(false);
    resource.catchUp(connection.returns);
    await idle();
    expect(resource).toMatchObject({ state: 'ready', data: 'rows' });
  });

  it('shows an error of the server in place of the data', async () => {
    const resource = new Resource<string>();
    await resource.load(() => Promise.resolve('rows'));
    await resource.load(fail(broken));
    expect(resource.state).toBe('error');
  });

  it('has everything before it counts as loaded again', async () => {
    const resource = new Resource<number>();
    let calls = 0;
    await resource.load(() => Promise.resolve((calls += 1)));
    void resource.refresh();
    resource.stop();
    await idle();
    expect(resource).toMatchObject({ state: 'ready', data: 1, isLoaded: false });
    await resource.refresh();
    expect(resource).toMatchObject({ data: 3, isLoaded: true });
  });

  it('shows the result of an action, and asks for what came after it only if an answer was on its way', async () => {
    const resource = new Resource<string>();
    const load = vi.fn(() => Promise.resolve('rows'));
    await resource.load(load);
    resource.amend('mine');
    await idle();
    expect([resource.data, load.mock.calls.length]).toEqual(['mine', 1]);
    for (const ask of [() => resource.load(load), () => resource.refresh()]) {
      load.mockClear();
      void ask();
      resource.amend('mine');
      expect(resource).toMatchObject({ data: 'mine', isLoading: false });
      await idle();
      expect([resource.data, load.mock.calls.length]).toEqual(['rows', 2]);
    }
  });

  describe('while the server is unavailable', () => {
    beforeEach(() => {
      vi.useFakeTimers();
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it('keeps what is shown, and asks again until there is an answer', async () => {
      const resource = new Resource<string>();
      await resource.load(() => Promise.resolve('rows'));
      let answer: () => Promise<string> = fail(unavailable);
      const load = vi.fn(() => answer());
      await resource.load(load);
      expect(resource).toMatchObject({ state: 'ready', data: 'rows', isOld: true });
      await vi.advanceTimersByTimeAsync(10_000);
      expect(load.mock.calls.length).toBeGreaterThan(2);
      answer = () => Promise.resolve('new rows');
      await vi.advanceTimersByTimeAsync(30_000);
      expect(resource).toMatchObject({ data: 'new rows', isOld: false });
      load.mockClear();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(load).not.toHaveBeenCalled();
    });

    it('asks again for what has changed', async () => {
      const resource = new Resource<string>();
      let answer: () => Promise<string> = () => Promise.resolve('rows');
      await resource.load(() => answer());
      answer = fail(unavailable);
      await resource.refresh();
      answer = () => Promise.resolve('new rows');
      await vi.advanceTimersByTimeAsync(2_000);
      expect(resource).toMatchObject({ state: 'ready', data: 'new rows' });
    });

    it('keeps the error until the answer is there', async () => {
      const resource = new Resource<string>();
      let answer: () => Promise<string> = fail(unavailable);
      await resource.load(() => answer());
      answer = () => new Promise(() => undefined);
      await vi.advanceTimersByTimeAsync(2_000);
      expect(resource).toMatchObject({ state: 'error', isLoading: true });
    });

    it('asks no more after the page was closed', async () => {
      const resource = new Resource<string>();
      const load = vi.fn(fail(unavailable));
      await resource.load(load);
      resource.stop();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(load).toHaveBeenCalledTimes(1);
    });
  });
});
