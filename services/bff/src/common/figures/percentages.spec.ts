import { describe, expect, test } from '@jest/globals';
import { growthOf, sumOf } from './growth.js';
import { percentagesOf } from './percentages.js';

describe('percentages', () => {
  test.each([
    [
      [1, 1, 1],
      [34, 33, 33],
    ],
    [
      [1, 2, 3],
      [17, 33, 50],
    ],
    [
      [0, 0, 7],
      [0, 0, 100],
    ],
    [
      [0, 0, 0],
      [0, 0, 0],
    ],
    [
      [999, 1, 0],
      [100, 0, 0],
    ],
    [
      [335, 335, 330],
      [34, 33, 33],
    ],
  ])('of %j are %j', (counts, expected) => {
    expect(percentagesOf(counts)).toEqual(expected);
  });

  test('always add up to 100', () => {
    for (let a = 1; a < 200; a += 7) expect(sumOf(percentagesOf([a, a * 3 + 1, 17, 1]))).toBe(100);
  });
});

describe('growth', () => {
  test.each([
    [110, 100, 10],
    [100, 300, -66.67],
    [5, 5, 0],
    [0, 5, -100],
    [5, 0, null],
    [0, 0, null],
  ])('to %d from %d is %p percent', (now, before, expected) => {
    expect(growthOf(now, before)).toBe(expected);
  });
});
