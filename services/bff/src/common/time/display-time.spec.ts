import { describe, expect, test } from '@jest/globals';
import { displayTime, endOfDay, isCalendarDate, startOfDay } from './display-time.js';

describe('display times', () => {
  test('are in the time zone of the deployment', () => {
    const moment = new Date('2026-03-14T20:00:05.900Z');
    expect(displayTime(moment, 'Asia/Phnom_Penh')).toBe('2026-03-15 03:00:05');
    expect(displayTime(moment, 'UTC')).toBe('2026-03-14 20:00:05');
  });

  test('a day runs from midnight to midnight there', () => {
    expect(startOfDay('2026-03-15', 'Asia/Phnom_Penh').toISOString()).toBe('2026-03-14T17:00:00.000Z');
    expect(endOfDay('2026-03-15', 'Asia/Phnom_Penh').toISOString()).toBe('2026-03-15T17:00:00.000Z');
  });

  test('a day of 23 hours is 23 hours long', () => {
    const [from, until] = [startOfDay('2026-03-29', 'Europe/Paris'), endOfDay('2026-03-29', 'Europe/Paris')];
    expect((until.getTime() - from.getTime()) / 3_600_000).toBe(23);
  });

  test.each(['2026-01-31', '2024-02-29'])('%s is a date', (date) => {
    expect(isCalendarDate(date)).toBe(true);
  });

  test.each(['2026-02-29', '2026-13-01', '2026-1-1', '0000-01-01', '20260101', '', null, 20260101])(
    '%j is not a date',
    (date) => {
      expect(isCalendarDate(date)).toBe(false);
    },
  );
});
