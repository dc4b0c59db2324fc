import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentKind } from '../../../api/generated/model';
import type { ChartData } from '../../../shared/charts/chart-data';

/** The series of a chart with one for each kind of content, named in the language of the reader. */
export function useKindSeries<Series extends { key: ContentKind }>(
  labels: string[] | undefined,
  series: Series[] | undefined,
  valuesOf: (series: Series, all: Series[]) => (number | null)[],
): ChartData | null {
  const { t } = useTranslation('analysis');
  return useMemo(() => {
    if (labels === undefined || series === undefined) return null;
    const named = series.map((one) => ({ name: t(`kind.${one.key}`), values: valuesOf(one, series) }));
    return named.every(({ values }) => values.every((value) => (value ?? 0) === 0))
      ? null
      : { labels, series: named };
  }, [labels, series, valuesOf, t]);
}
