import { describe, expect, it } from 'vitest';
import { Backoff } from './backoff';

const waits = (backoff: Backoff, count: number) => Array.from({ length: count }, () => backoff.next());

describe('Backoff', () => {
  it('doubles up to half a minute', () => {
    expect(waits(new Backoff(() => 1), 6)).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  });

  it('spreads clients over half of that', () => {
    expect(waits(new Backoff(() => 0), 2)).toEqual([1_000, 2_000]);
  });

  it('begins again after a success', () => {
    const backoff = new Backoff(() => 1);
    waits(backoff, 3);
    backoff.succeeded();
    expect(backoff.next()).toBe(2_000);
  });

  it('never comes before the server wants it, and not with all others then', () => {
    const backoff = new Backoff(() => 0.5);
    expect(backoff.next(10_000)).toBe(11_500);
  });

  it('takes the pace of the server', () => {
    const backoff = new Backoff(() => 1);
    backoff.baseMs = 500;
    expect(waits(backoff, 2)).toEqual([500, 1_000]);
  });
});
