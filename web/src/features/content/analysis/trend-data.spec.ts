import { describe, expect, it } from 'vitest';
import { daysOfPoint, trendData } from './trend-data';

const point = (key: string, y: number, isFuture = false) => ({
  x: '',
  y,
  name: key.slice(0, 4),
  key,
  isFuture,
  isUnfinished: false,
});
const data = (points: ReturnType<typeof point>[]) =>
  trendData(points, (key, isUnfinished) => (isUnfinished ? `${key} so far` : key), 'Clicks');

describe('the trend of a figure', () => {
  it('compares this year with the same months of last year, as far as it has begun', () => {
    const points = [
      point('2026-01', 5),
      point('2026-02', 7),
      point('2026-03', 0, true),
      point('2025-01', 1),
      point('2025-02', 2),
      point('2025-03', 3),
    ];
    expect(data(points)).toEqual({
      labels: ['2026-01', '2026-02 so far'],
      series: [
        { name: '2026', values: [5, 7] },
        { name: '2025', values: [1, 2] },
      ],
    });
  });

  it('is one line over the days of a period, even across the turn of a year', () => {
    expect(data([point('2025-12-31', 4), point('2026-01-01', 6), point('2026-01-02', 0, true)])).toEqual({
      labels: ['2025-12-31', '2026-01-01'],
      series: [{ name: 'Clicks', values: [4, 6] }],
    });
  });

  it.each([
    ['2026-02-14', ['2026-02-14', '2026-02-14']],
    ['2024-02', ['2024-02-01', '2024-02-29']],
    ['2026-03', ['2026-03-01', '2026-03-09']],
  ])('has the rows of %s between its first and last day, not after today', (key, days) => {
    expect(daysOfPoint(key, '2026-03-09')).toEqual(days);
  });
});
