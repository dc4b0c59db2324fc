import type { PublicOpinionTrendDto } from '../../../api/generated/model';
import type { ChartData } from '../../../shared/charts/chart-data';
import type { Language } from '../../../shared/i18n/languages';
import { comparedSeries } from './compared-series';

/** The days of a trend, and those that they are compared with. */
export function trendData(
  { chartData, comparison }: Pick<PublicOpinionTrendDto, 'chartData' | 'comparison'>,
  labelOf: (day: string, isUnfinished: boolean) => string,
  name: string,
  language: Language,
): ChartData {
  return {
    labels: chartData.map(({ key, isUnfinished }) => labelOf(key, isUnfinished)),
    steps: chartData.map(({ key }) => key),
    series: [
      { name, values: chartData.map(({ y }) => y) },
      ...comparedSeries(comparison, chartData.length, language),
    ],
    isUnfinished: chartData.at(-1)?.isUnfinished ?? false,
  };
}
