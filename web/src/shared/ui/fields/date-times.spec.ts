import { expect, it } from 'vitest';
import { clockIn, timeTyped, withClock, withDays } from './date-times';

it.each([
  ['09:30', '09:30'],
  ['9:30', '09:30'],
  ['9.30', '09:30'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9', '09:00'],
  ['23', '23:00'],
  [' 7:05 ', '07:05'],
  ['24:00', null],
  ['9:60', null],
  ['930am', null],
  ['', null],
])('%j is %s o’clock', (typed, expected) => {
  expect(timeTyped(typed)).toBe(expected);
});

it('chooses whole days until other times are typed, and keeps these for other days', () => {
  const [start, end] = withDays(['', ''], ['2026-08-01', '2026-08-31']);
  expect([start, end]).toEqual(['2026-08-01 00:00:00', '2026-08-31 23:59:59']);
  const from = withClock(start, '09:30');
  expect(from).toBe('2026-08-01 09:30:00');
  expect(withDays([from, end], ['2026-09-01', '2026-09-02'])).toEqual([
    '2026-09-01 09:30:00',
    '2026-09-02 23:59:59',
  ]);
  expect(withDays([from, end], [])).toEqual(['', '']);
});

it('keeps what is no time, for the message about it', () => {
  const typed = withClock('2026-08-01 09:30:00', '9:3');
  expect(typed).toBe('2026-08-01 9:3');
  expect(clockIn(typed)).toBe('9:3');
  expect(withClock(typed, '')).toBe('2026-08-01 ');
});
