import { describe, expect, it } from 'vitest';
import { valueTicks } from './value-ticks';

describe('valueTicks', () => {
  it.each([
    [79.191, false, [0, 25, 50, 75, 100]],
    [7, true, [0, 2, 4, 6, 8]],
    [2, true, [0, 1, 2]],
    [0, true, [0, 1]],
    [0.7, false, [0, 0.2, 0.4, 0.6, 0.8]],
    [568_516, true, [0, 100_000, 200_000, 300_000, 400_000, 500_000, 600_000]],
    [3000, true, [0, 1000, 2000, 3000]],
  ])('of %d', (top, isWhole, ticks) => {
    expect(valueTicks(top, isWhole)).toEqual(ticks);
  });
});
