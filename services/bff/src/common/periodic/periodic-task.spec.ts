import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { PeriodicTask } from './periodic-task.js';

const PAUSE_MS = 1_000;

describe('a periodic task', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const started = (run: () => Promise<void>) => {
    const failed = jest.fn<(error: unknown) => void>();
    const task = new PeriodicTask({ pauseMs: PAUSE_MS, run, failed });
    task.start();
    return { task, failed };
  };
  const pass = (pauses: number) => jest.advanceTimersByTimeAsync(pauses * PAUSE_MS);

  test('runs after each interval, which starts when the previous run ends', async () => {
    const run = jest.fn(() => new Promise<void>((done) => setTimeout(done, PAUSE_MS / 2)));
    const { task } = started(run);
    await pass(0.9);
    expect(run).not.toHaveBeenCalled();
    await pass(0.1 + 0.5 + 0.9);
    expect(run).toHaveBeenCalledTimes(1);
    await pass(0.1);
    expect(run).toHaveBeenCalledTimes(2);
    await pass(0.5);
    await task.stop();
  });

  test('can be triggered early, after the current run has finished', async () => {
    let [running, most] = [0, 0];
    const run = jest.fn(async () => {
      most = Math.max(most, ++running);
      await new Promise((done) => setTimeout(done, PAUSE_MS / 2));
      running--;
    });
    const { task } = started(run);
    task.now();
    task.now();
    await pass(1);
    expect(run).toHaveBeenCalledTimes(2);
    expect(most).toBe(1);
    await pass(1);
    expect(run).toHaveBeenCalledTimes(3);
    await pass(0.5);
    await task.stop();
  });

  test('logs a failure once until a run succeeds', async () => {
    const run = jest.fn<() => Promise<void>>().mockRejectedValue(new Error('away'));
    const { task, failed } = started(run);
    await pass(3);
    expect(run).toHaveBeenCalledTimes(3);
    expect(failed).toHaveBeenCalledTimes(1);
    run.mockResolvedValueOnce();
    await pass(2);
    expect(failed).toHaveBeenCalledTimes(2);
    await task.stop();
  });

  test('stop waits for the current run and starts no other', async () => {
    let ended = false;
    const run = jest.fn(async () => {
      await new Promise((done) => setTimeout(done, PAUSE_MS));
      ended = true;
    });
    const { task } = started(run);
    await pass(1);
    task.now();
    const stopped = task.stop();
    await pass(1);
    await stopped;
    expect(ended).toBe(true);
    await pass(5);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
