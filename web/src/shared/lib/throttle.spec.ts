import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Throttle } from './throttle';

describe('Throttle', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('works once for a burst, and not after it was cancelled', () => {
    const work = vi.fn();
    const throttle = new Throttle(work);
    throttle.schedule();
    throttle.schedule();
    vi.advanceTimersByTime(1_000);
    expect(work).toHaveBeenCalledTimes(1);
    throttle.schedule();
    throttle.cancel();
    throttle.resume();
    vi.advanceTimersByTime(1_000);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('does what was due before a pause after it, once', () => {
    const work = vi.fn();
    const throttle = new Throttle(work);
    throttle.schedule();
    throttle.pause();
    vi.advanceTimersByTime(1_000);
    expect(work).not.toHaveBeenCalled();
    throttle.resume();
    throttle.pause();
    throttle.resume();
    vi.advanceTimersByTime(1_000);
    throttle.resume();
    vi.advanceTimersByTime(1_000);
    expect(work).toHaveBeenCalledTimes(1);
  });
});
