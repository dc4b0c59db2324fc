import { describe, expect, test } from '@jest/globals';
import { nextHour, quietUntil } from './quiet-hours.js';

const ZONE = 'Asia/Phnom_Penh';
const at = (local: string, zone = '+07:00') => new Date(`2026-11-${local}:00${zone}`);

describe('quiet hours', () => {
  const overnight = { from: '22:00', to: '06:30' };

  test.each([
    ['24T21:59', null],
    ['24T22:00', '25T06:30'],
    ['24T23:59', '25T06:30'],
    ['25T00:00', '25T06:30'],
    ['25T06:29', '25T06:30'],
    ['25T06:30', null],
  ])('over midnight, at %s', (now, end) => {
    expect(quietUntil(at(now), overnight, ZONE)).toEqual(end === null ? null : at(end));
  });

  test('within a day, and none', () => {
    const noon = { from: '12:00', to: '13:00' };
    expect(quietUntil(at('24T11:59'), noon, ZONE)).toBeNull();
    expect(quietUntil(at('24T12:59'), noon, ZONE)).toEqual(at('24T13:00'));
    expect(quietUntil(at('24T12:59'), null, ZONE)).toBeNull();
  });

  test('end at the time on the clock, also in the night in which it changes', () => {
    const end = quietUntil(new Date('2026-10-24T22:00:00Z'), overnight, 'Europe/Paris');
    expect(end).toEqual(new Date('2026-10-25T05:30:00Z'));
  });
});

describe('the next hour', () => {
  test('is today while it is ahead, then tomorrow', () => {
    expect(nextHour(at('24T06:59'), 7, ZONE)).toEqual(at('24T07:00'));
    expect(nextHour(at('24T07:00'), 7, ZONE)).toEqual(at('25T07:00'));
    expect(nextHour(at('24T07:01'), 0, ZONE)).toEqual(at('25T00:00'));
  });
});
