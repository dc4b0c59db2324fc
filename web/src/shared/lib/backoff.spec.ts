import { describe, expect, it } from 'vitest';
import { Backoff } from './backoff';

const waits = (backoff: Backoff, count: number) => Array.from({ length: count }, () => backoff.next());

describe('Backoff', () => {
  it('doubles up to half a minute', () => {
    expect(waits(new Backoff(() => 1), 6)).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  });

  it('adds jitter of half the delay', () => {
    expect(waits(new Backoff(() => 0), 2)).toEqual([1_000, 2_000]);
  });

  it('resets after a success', () => {
    const backoff = new Backoff(() => 1);
    waits(backoff, 3);
    backoff.succeeded();
    expect(backoff.next()).toBe(2_000);
  });

  it('never retries before the time of the server, and adds jitter', () => {
    const backoff = new Backoff(() => 0.5);
    expect(backoff.next(10_000)).toBe(11_500);
  });

  it('uses the retry time of the server', () => {
    const backoff = new Backoff(() => 1);
    backoff.baseMs = 500;
    expect(waits(backoff, 2)).toEqual([500, 1_000]);
  });
});
