import { describe, expect, test } from '@jest/globals';
import { displayTime } from './display-time.js';
import { isTimeSpan, momentsOf, type TimeSpan } from './time-span.js';

const PHNOM_PENH = 'Asia/Phnom_Penh';

describe('a time span', () => {
  test.each<[unknown]>([
    [['2026-01-31', '2026-01-31']],
    [['2026-01-31 09:30:00', '2026-01-31 09:30:00']],
    [['2026-01-31 09:30:00', '2026-01-31']],
    [['0001-01-01', '9999-12-31']],
    [['2028-02-29', '2028-03-01 00:00:00']],
  ])('%j is one', (value) => {
    expect(isTimeSpan(value)).toBe(true);
  });

  test.each<[unknown]>([
    [['2026-01-31', '2026-01-30']],
    [['2026-01-31 09:30:01', '2026-01-31 09:30:00']],
    [['2026-01-31', '2026-01-30 23:59:59']],
    [['2026-02-29', '2026-03-01']],
    [['2026-01-01 24:00:00', '2026-03-01']],
    [['2026-01-01 10:60:00', '2026-03-01']],
    [['2026-01-01T10:00:00', '2026-03-01']],
    [['0000-01-01', '2026-03-01']],
    [['2026-01-31']],
    [['2026-01-29', '2026-01-30', '2026-01-31']],
    [['', '']],
    [[1, 2]],
    ['2026-01-31'],
    [null],
  ])('%j is not a date', (value) => {
    expect(isTimeSpan(value)).toBe(false);
  });

  test.each<[TimeSpan, TimeSpan]>([
    [
      ['2026-01-30', '2026-01-31'],
      ['2026-01-30 00:00:00', '2026-01-31 23:59:59'],
    ],
    [
      ['2026-01-30 08:00:00', '2026-01-31 17:30:00'],
      ['2026-01-30 08:00:00', '2026-01-31 17:30:00'],
    ],
  ])('%j lasts %j', (span, [start, end]) => {
    const { first, last } = momentsOf(span, PHNOM_PENH);
    expect(displayTime(first, PHNOM_PENH)).toBe(start);
    expect(displayTime(last, PHNOM_PENH)).toBe(end);
  });
});
