import { describe, expect, it } from 'vitest';
import { addMonths, dayAfterKey, dayTyped } from './days';

describe('days', () => {
  it.each([
    ['ArrowLeft', '2026-03-01', '2026-02-28'],
    ['ArrowRight', '2026-12-31', '2027-01-01'],
    ['ArrowUp', '2026-01-03', '2025-12-27'],
    ['ArrowDown', '2028-02-25', '2028-03-03'],
    ['Home', '2026-11-21', '2026-11-15'],
    ['End', '2026-11-15', '2026-11-21'],
    ['PageUp', '2026-03-31', '2026-02-28'],
    ['PageDown', '2026-12-05', '2027-01-05'],
  ])('%s leads from %s to %s', (key, from, to) => {
    expect(dayAfterKey(from, { key, shiftKey: false })).toBe(to);
  });

  it('moves by years with Shift and ignores other keys', () => {
    expect(dayAfterKey('2028-02-29', { key: 'PageDown', shiftKey: true })).toBe('2029-02-28');
    expect(dayAfterKey('2026-11-21', { key: 'PageUp', shiftKey: true })).toBe('2025-11-21');
    expect(dayAfterKey('2026-11-21', { key: 'a', shiftKey: false })).toBeNull();
  });

  it('keeps the day if the month has it', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-01-31', 2)).toBe('2026-03-31');
  });

  it.each([
    ['2026-01-31', '2026-01-31'],
    [' 2026/1/5 ', '2026-01-05'],
    ['2026.01.31', '2026-01-31'],
    ['20260131', '2026-01-31'],
    ['2026年1月31日', '2026-01-31'],
    ['២០២៦-០១-៣១', '2026-01-31'],
    ['2028-02-29', '2028-02-29'],
    ['2026-02-29', null],
    ['2026-13-01', null],
    ['2026-01', null],
    ['2026131', null],
    ['0026-01-31', null],
    ['31-01-2026', null],
    ['', null],
  ])('reads %j as %s', (text, day) => {
    expect(dayTyped(text)).toBe(day);
  });
});
