import { describe, expect, test } from '@jest/globals';
import {
  displayTime,
  endOfDay,
  isCalendarDate,
  isDisplayTime,
  startOfDay,
  startOfRange,
} from './display-time.js';

describe('display times', () => {
  test('are in the time zone of the deployment', () => {
    const moment = new Date('2026-03-14T20:00:05.900Z');
    expect(displayTime(moment, 'Asia/Phnom_Penh')).toBe('2026-03-15 03:00:05');
    expect(displayTime(moment, 'UTC')).toBe('2026-03-14 20:00:05');
  });

  test.each(['Asia/Phnom_Penh', 'Europe/Paris', 'Australia/Lord_Howe', 'America/Los_Angeles', 'UTC'])(
    'of every time are those of Temporal in %s',
    (zone) => {
      const told = (moment: Date) => {
        const local = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone);
        return local.toPlainDateTime().toString({ smallestUnit: 'second' }).replace('T', ' ');
      };
      const moments: Date[] = [];
      let next = Temporal.ZonedDateTime.from(`1850-01-01[${zone}]`).getTimeZoneTransition('next');
      for (; next !== null && next.year < 2040; next = next.getTimeZoneTransition('next')) {
        const at = next.epochMilliseconds;
        moments.push(...[-1, 0, 1].map((ms) => new Date(at + ms)));
      }
      for (let year = -10; year < 11_000; year += 7)
        moments.push(new Date(Date.UTC(year, 6, 1, 0, 0, 0, 999)));
      expect(moments.map((moment) => displayTime(moment, zone))).toEqual(moments.map(told));
    },
  );

  test('a day runs from midnight to midnight there', () => {
    expect(startOfDay('2026-03-15', 'Asia/Phnom_Penh').toISOString()).toBe('2026-03-14T17:00:00.000Z');
    expect(endOfDay('2026-03-15', 'Asia/Phnom_Penh').toISOString()).toBe('2026-03-15T17:00:00.000Z');
  });

  test('a range begins with its first day, or at the moment that stands for it', () => {
    expect(startOfRange('2026-03-15', 'Asia/Phnom_Penh').toISOString()).toBe('2026-03-14T17:00:00.000Z');
    const moment = new Date('2026-03-14T20:00:05.000Z');
    expect(startOfRange(displayTime(moment, 'Asia/Phnom_Penh'), 'Asia/Phnom_Penh')).toEqual(moment);
  });

  test.each(['2026-02-30 10:00:00', '2026-02-03 24:00:00', '2026-02-03T10:00:00', '2026-02-03', 7])(
    '%s is no moment',
    (text) => {
      expect(isDisplayTime(text)).toBe(false);
      expect(isDisplayTime('2026-02-03 23:59:59')).toBe(true);
    },
  );

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
