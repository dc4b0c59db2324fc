import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentKind, PeriodDto } from '../../../api/generated/model';
import { useTimeLabels } from '../../../shared/chart-card/use-day-labels';
import type { ChartData } from '../../../shared/charts/chart-data';
import { schoolTime } from '../../../shared/organisation/school-time';
import { unfinishedStep } from './unfinished-step';

/**
 * The series of a chart with one for each kind of content, named in the language of the reader.
 * @param period what is shown, if the steps are times of day
 */
export function useKindSeries<Series extends { key: ContentKind }>(
  labels: string[] | undefined,
  series: Series[] | undefined,
  valuesOf: (series: Series, all: Series[]) => (number | null)[],
  period?: PeriodDto,
): ChartData | null {
  const { t } = useTranslation('analysis');
  const labelOf = useTimeLabels();
  return useMemo(() => {
    if (labels === undefined || series === undefined) return null;
    const named = series.map((one) => ({ name: t(`kind.${one.key}`), values: valuesOf(one, series) }));
    if (named.every(({ values }) => values.every((value) => (value ?? 0) === 0))) return null;
    const unfinished = unfinishedStep(labels, period, schoolTime(new Date()));
    return { labels: labels.map((label, step) => labelOf(label, step === unfinished)), series: named };
  }, [labels, series, valuesOf, period, t, labelOf]);
}
