import { describe, expect, it } from 'vitest';
import type { ComparisonDto } from '../../../api/generated/model';
import { formatPeriod } from '../../../shared/i18n/format';
import { rowsDaysOf } from './compared-series';
import { trendData } from './trend-data';

const point = (key: string, y: number, isUnfinished = false) => ({
  ...{ x: '', y, name: key.slice(0, 4), key },
  ...{ isFuture: false, isUnfinished },
});
const comparison: ComparisonDto = {
  from: '2025-12-29',
  to: '2025-12-30',
  part: { from: '2026-01-01', to: '2026-01-02', count: 9 },
  count: 7,
  untilHour: null,
  values: [3, 4],
};
const dataOf = (points: ReturnType<typeof point>[], against: ComparisonDto | null) =>
  trendData(
    { chartData: points, comparison: against },
    (day, isUnfinished) => (isUnfinished ? `${day} so far` : day),
    'Clicks',
    'en-US',
  );

describe('the trend of a figure', () => {
  it('is one line over the days of a period, even across the turn of a year', () => {
    expect(dataOf([point('2025-12-31', 4), point('2026-01-01', 6)], null)).toEqual({
      labels: ['2025-12-31', '2026-01-01'],
      steps: ['2025-12-31', '2026-01-01'],
      series: [{ name: 'Clicks', values: [4, 6] }],
      isUnfinished: false,
    });
  });

  it('shows the days that it is compared with, and that the last day is not over', () => {
    const points = [point('2025-12-31', 4), point('2026-01-01', 6), point('2026-01-02', 1, true)];
    expect(dataOf(points, comparison)).toEqual({
      labels: ['2025-12-31', '2026-01-01', '2026-01-02 so far'],
      steps: ['2025-12-31', '2026-01-01', '2026-01-02'],
      series: [
        { name: 'Clicks', values: [4, 6, 1] },
        { name: formatPeriod(comparison.from, comparison.to, 'en-US'), values: [3, 4, null] },
      ],
      isUnfinished: true,
    });
  });

  it.each([
    [0, undefined, '2026-01-01'],
    [1, 0, '2026-01-01'],
    [1, 1, '2025-12-30'],
  ])('has the rows of step %d and series %s on one day', (step, series, day) => {
    expect(rowsDaysOf('2026-01-01', step, series, comparison)).toEqual([day, day]);
  });
});
