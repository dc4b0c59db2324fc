import type { ComparisonDto } from '../../../api/generated/model';
import type { ChartSeries } from '../../../shared/charts/chart-data';
import { addDays } from '../../../shared/ui/calendar/days';
import { formatPeriod } from '../../../shared/i18n/format';
import type { Language } from '../../../shared/i18n/languages';

type Compared = ComparisonDto | null | undefined;

/**
 * What a figure is compared with, as a second series of its chart: usually days, of which the last may be missing (see
 * the API). Charts of three kinds draw no second period; their growth stands in the figure
 * (docs/decisions/0005-charts.md).
 */
export function comparedSeries(comparison: Compared, steps: number, language: Language): ChartSeries[] {
  const { values } = comparison ?? {};
  if (!comparison || values === undefined) return [];
  return [
    {
      name: formatPeriod(comparison.from, comparison.to, language),
      values: Array.from({ length: steps }, (_, step) => values[step] ?? null),
    },
  ];
}

/** First and last day behind a point: of the series itself, or of the one it is compared with. */
export function rowsDaysOf(
  day: string,
  step: number,
  series: number | undefined,
  comparison: Compared,
): string[] {
  const counted = series === 1 && comparison ? addDays(comparison.from, step) : day;
  return [counted, counted];
}
