import { describe, expect, test } from '@jest/globals';
import { PEAK_DAYS } from './content.constants.js';
import { peakOf } from './peak.js';

const day = (at: number) => Temporal.PlainDate.from('2026-09-01').add({ days: at }).toString();
const days = (...values: number[]) => values.map((value, at) => ({ key: day(at), value }));
const usual = Array.from({ length: PEAK_DAYS + 1 }, () => 100);
const last = usual.length;

describe('the peak since a moment', () => {
  test('is the highest day above all of the days before it', () => {
    const figures = days(...usual, 120, 90, 150, 149);
    expect(peakOf({ days: figures, from: day(last), reached: 0 })).toEqual({
      key: day(last + 2),
      value: 150,
    });
    expect(peakOf({ days: figures, from: day(last + 3), reached: 0 })).toBeNull();
  });

  test('is no day that is as high as one before', () => {
    expect(peakOf({ days: days(...usual, 100), from: day(last), reached: 0 })).toBeNull();
  });

  test('is no day that was one already when the person left', () => {
    const figures = days(...usual, 150);
    expect(peakOf({ days: figures, from: day(last), reached: 100 })).toMatchObject({ value: 150 });
    expect(peakOf({ days: figures, from: day(last), reached: 101 })).toBeNull();
  });

  test('is not told while there are too few days to compare, and not of nothing', () => {
    const young = days(0, 0, ...usual.slice(2), 150);
    expect(peakOf({ days: young, from: day(last), reached: 0 })).toBeNull();
    expect(peakOf({ days: days(...usual.map(() => 0), 5), from: day(last), reached: 0 })).toBeNull();
  });
});
