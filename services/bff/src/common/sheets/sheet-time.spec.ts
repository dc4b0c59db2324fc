import { describe, expect, test } from '@jest/globals';
import { readableTime, serialOf, sheetTime } from './sheet-time.js';

const ZONE = 'Asia/Phnom_Penh';

describe('times of a workbook', () => {
  test('are days since the epoch of spreadsheet programs', () => {
    expect(serialOf('2026-01-02 12:00:00')).toBe(46_024.5);
    expect(serialOf('2026-01-02 00:00:00')).toBe(46_024);
  });

  test.each(['2026-01-02 03:04:05', '1999-12-31 23:59:59', '2026-02-28 00:00:01', '2100-06-15 11:11:11'])(
    '%s is read back to the second',
    (time) => {
      expect(sheetTime(String(serialOf(time)), ZONE)).toEqual(sheetTime(time, ZONE));
    },
  );

  test('are shown as people read them, and other cells as they are', () => {
    expect(['46024.5', '46024', '2026-01-02', '7'].map(readableTime)).toEqual([
      '2026-01-02 12:00:00',
      '2026-01-02 00:00:00',
      '2026-01-02',
      '7',
    ]);
  });

  test.each(['1899-12-31 00:00:00', '1901-05-05 00:00:00', '2300-01-01 00:00:00', 'never'])(
    '%s has no serial number, because it would be read as another time',
    (time) => {
      expect(serialOf(time)).toBeUndefined();
    },
  );
});
