import { describe, expect, it } from 'vitest';
import { formatDateTime, formatMonth, formatNumber } from './format';
import { languages } from './languages';

describe('formats', () => {
  it('group digits', () => {
    expect(formatNumber(12007, 'en-US')).toBe('12,007');
  });

  it('show the wall clock that the wire carries, whatever the time zone here', () => {
    expect(languages.map((language) => formatDateTime('2026-11-20 00:05:09', language))).toEqual([
      'Nov 20, 2026, 00:05:09',
      '2026/11/20 00:05:09',
      expect.stringMatching(/^20\/11\/2026, 00:05:09$/),
    ]);
  });

  it('name months', () => {
    expect(languages.map((language) => formatMonth('2026-03', language))).toEqual([
      'Mar 2026',
      '2026年3月',
      '03/2026',
    ]);
  });
});
