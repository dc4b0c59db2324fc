import { describe, expect, it } from 'vitest';
import {
  formatBytes,
  formatCompact,
  formatDate,
  formatDateTime,
  formatDay,
  formatGrowth,
  formatMinute,
  formatMoney,
  formatMonth,
  formatNumber,
  formatPeriod,
  formatWholeDay,
  listOf,
} from './format';
import { languages } from './languages';

describe('formats', () => {
  it('group digits', () => {
    expect(languages.map((language) => formatNumber(12007.5, language))).toEqual([
      '12,007.5',
      '12,007.5',
      '12,007.5',
    ]);
  });

  it('show the time of the server regardless of the local time zone', () => {
    expect(languages.map((language) => formatDateTime('2026-11-20 00:05:09', language))).toEqual([
      'Nov 20, 2026, 00:05:09',
      '2026/11/20 00:05:09',
      '20/11/2026, 00:05:09',
    ]);
  });

  it.each(languages)('are those of Intl, without its first formatter: %s', (language) => {
    const locale = language === 'km-KH' ? 'en-GB' : language;
    const inEnglish = language === 'en-US';
    const [day, month, year] = ['2-digit', '2-digit', 'numeric'] as const;
    const date = inEnglish ? ({ dateStyle: 'medium' } as const) : { day, month, year };
    const minute = inEnglish
      ? ({ timeStyle: 'short' } as const)
      : ({ hour: '2-digit', minute: '2-digit' } as const);
    const second = inEnglish ? ({ timeStyle: 'medium' } as const) : { ...minute, second: '2-digit' as const };
    const short = { day: 'numeric', month: language === 'km-KH' ? '2-digit' : 'short' } as const;
    const intl = (options: Intl.DateTimeFormatOptions, time: Date) =>
      new Intl.DateTimeFormat(locale, { ...options, hourCycle: 'h23', timeZone: 'UTC' }).format(time);
    for (let at = 0; at < 24; at += 1) {
      const time = new Date(Date.UTC(2026, at, 1 + at, at, 2 * at, at));
      const wire = time.toISOString().slice(0, 19).replace('T', ' ');
      expect(formatDate(wire.slice(0, 10), language)).toBe(intl(date, time));
      expect(formatDay(wire.slice(0, 10), language)).toBe(intl(short, time));
      for (const days of [0, 1, 40, 400]) {
        const end = new Date(time.getTime() + days * 86_400_000);
        const period = new Intl.DateTimeFormat(locale, { ...date, timeZone: 'UTC' }).formatRange(time, end);
        expect(formatPeriod(wire.slice(0, 10), end.toISOString().slice(0, 10), language)).toBe(period);
      }
      expect(formatMinute(wire, language)).toBe(intl({ ...date, ...minute }, time));
      expect(formatDateTime(wire, language)).toBe(intl({ ...date, ...second }, time));
    }
    const options = { notation: 'compact', maximumFractionDigits: 2 } as const;
    const compact = (value: number) => new Intl.NumberFormat(locale, options).format(value);
    if (language !== 'km-KH')
      for (const digits of ['0', '1', '7', '95', '999', '1249', '1251', '9949', '9951', '99499', '123456'])
        for (const zeros of ['', '0', '00', '0000', '000000'])
          expect(formatCompact(Number(digits + zeros), language)).toBe(compact(Number(digits + zeros)));
    for (const value of [999_499, 999_500, 999_999, 99_949_999, 999_950_000, 9999, 10_000])
      if (language !== 'km-KH') expect(formatCompact(value, language)).toBe(compact(value));
    const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'CNY' });
    for (const value of [0, 7, 12, 999, 1000, 12_345, -123, -1_234_567, 1_000_000_000, 0.5, 1234.5]) {
      expect(formatNumber(value, language)).toBe(new Intl.NumberFormat(locale).format(value));
      if (Number.isInteger(value)) expect(formatMoney(value, language)).toBe(money.format(value / 100));
    }
  });

  it('omit seconds in lists', () => {
    expect(languages.map((language) => formatMinute('2026-11-20 00:05:09', language))).toEqual([
      'Nov 20, 2026, 00:05',
      '2026/11/20 00:05',
      '20/11/2026, 00:05',
    ]);
  });

  it('shorten large numbers', () => {
    expect(languages.map((language) => formatCompact(70_000, language))).toEqual([
      '70K',
      '7万',
      '70\u00a0ពាន់',
    ]);
    expect([2_500, 12_500, 125_000].map((value) => formatCompact(value, 'en-US'))).toEqual([
      '2.5K',
      '12.5K',
      '125K',
    ]);
    expect(formatCompact(125_000, 'zh-CN')).toBe('12.5万');
    expect([950, -1_250_000, 2e9, 3e12].map((value) => formatCompact(value, 'km-KH'))).toEqual([
      '950',
      '-1.25\u00a0លាន',
      '2\u00a0ប៊ីលាន',
      '3\u00a0ទ្រីលាន',
    ]);
  });

  it('write sizes', () => {
    expect(languages.map((language) => formatBytes(1_500_000, language))).toEqual([
      '1.5 MB',
      '1.5 MB',
      '1.5 MB',
    ]);
    expect(formatBytes(182_044, 'en-US')).toBe('182 kB');
    expect(formatBytes(73_611_603_968, 'en-US')).toBe('73.6 GB');
    expect(formatBytes(2_000_000_000_000, 'en-US')).toBe('2,000 GB');
  });

  it('show growth without its sign', () => {
    expect([12.54, -3, 0].map((percent) => formatGrowth(percent, 'en-US'))).toEqual(['12.5%', '3%', '0%']);
  });

  it('name days', () => {
    expect(languages.map((language) => formatDay('2026-11-20', language))).toEqual([
      'Nov 20',
      '11月20日',
      '20/11',
    ]);
    expect(languages.map((language) => formatWholeDay('2026-11-20', language))).toEqual([
      'Friday, November 20, 2026',
      '2026年11月20日星期五',
      '20/11/2026',
    ]);
  });

  it('name days with their year', () => {
    expect(languages.map((language) => formatDate('2027-03-04', language))).toEqual([
      'Mar 4, 2027',
      '2027/03/04',
      '04/03/2027',
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

it('lists name the last item in the words of the language', () => {
  expect(languages.map((language) => listOf(['A', 'B', 'C'], language))).toEqual([
    'A, B, and C',
    'A、B和C',
    'A, B និង C',
  ]);
  expect(listOf(['A'], 'km-KH')).toBe('A');
});
