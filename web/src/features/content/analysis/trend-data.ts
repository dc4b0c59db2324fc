import type { TrendPointDto } from '../../../api/generated/model';
import type { ChartData } from '../../../shared/charts/chart-data';

const MONTH = 'YYYY-MM'.length;

/**
 * The points of a trend as series of years over the same months, or of one series over days. Months that have not begun
 * are left out, of last year too, so that the lines end where the figures do.
 * @param labelOf of a month or day; the month that has begun last is not finished
 * @param name of the series over days
 */
export function trendData(
  points: TrendPointDto[],
  labelOf: (key: string, isUnfinished: boolean) => string,
  name: string,
): ChartData {
  const isMonthly = points.every(({ key }) => key.length === MONTH);
  if (!isMonthly) {
    const days = points.filter(({ isFuture }) => !isFuture);
    return {
      labels: days.map(({ key }) => labelOf(key, false)),
      series: [{ name, values: days.map(({ y }) => y) }],
    };
  }
  const years = [...new Set(points.map(({ name }) => name))];
  const begun = points.filter(({ name, isFuture }) => name === years[0] && !isFuture);
  return {
    labels: begun.map(({ key }, month) => labelOf(key, month === begun.length - 1)),
    series: years.map((year) => ({
      name: year,
      values: points
        .filter(({ name }) => name === year)
        .slice(0, begun.length)
        .map(({ y }) => y),
    })),
  };
}

/** First and last day of a point: of its month, or the day itself. */
export function daysOfPoint(key: string, today: string): string[] {
  if (key.length !== MONTH) return [key, key];
  const [year = 0, month = 0] = key.split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 'YYYY-MM-DD'.length);
  return [`${key}-01`, last > today ? today : last];
}
