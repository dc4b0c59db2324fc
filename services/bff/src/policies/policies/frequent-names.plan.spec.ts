import { describe, expect, test } from '@jest/globals';
import { estimateFrom, isWalkCheaper, placesAround, type Sample } from './frequent-names.plan.js';

const FIRST_PAGE = { sort: 'name', order: 'asc', offset: 0, limit: 10 } as const;
const MILLION: Sample = { rows: 10_000, matches: 900, beforeEnd: 100, low: null, high: 1 };

describe('the choice of a plan for a frequent part of a name', () => {
  test('a walk that soon meets the page, and no walk to matches at the far end', () => {
    expect(isWalkCheaper(MILLION, FIRST_PAGE)).toBe(true);
    expect(isWalkCheaper({ ...MILLION, beforeEnd: 7_000 }, FIRST_PAGE)).toBe(false);
    expect(isWalkCheaper({ ...MILLION, matches: 9_000, beforeEnd: 7_000 }, FIRST_PAGE)).toBe(true);
  });

  test('a walk by another column costs more, because it reads the table', () => {
    const sample = { ...MILLION, beforeEnd: 2_000 };
    expect(isWalkCheaper(sample, FIRST_PAGE)).toBe(true);
    expect(isWalkCheaper(sample, { ...FIRST_PAGE, sort: 'count' })).toBe(false);
  });

  test('a page lies between places of the sample that leave room for chance', () => {
    expect(placesAround(FIRST_PAGE)).toEqual({ low: 0, high: 5 });
    const { low, high } = placesAround({ ...FIRST_PAGE, offset: 50_000 });
    expect([low, high]).toEqual([407, 593]);
  });

  test('totals are estimated to two digits', () => {
    expect(estimateFrom(954)).toBe(95_000);
  });
});
