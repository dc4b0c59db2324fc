import { describe, expect, it } from 'vitest';
import { sum } from './chart-data';
import { shares } from './shares';

describe('shares', () => {
  it.each([[[1, 1, 1]], [[16, 48, 36]], [[1, 199, 1000]], [[0, 5, 0]]])('of %j add up to 100', (values) => {
    expect(sum(shares(values))).toBe(100);
  });

  it('gives the rest to the largest remainder', () => {
    expect(shares([665, 167, 168])).toEqual([66, 17, 17]);
  });

  it('is zero for no values', () => {
    expect(shares([0, 0])).toEqual([0, 0]);
  });
});
