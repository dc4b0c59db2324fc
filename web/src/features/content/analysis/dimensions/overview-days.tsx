import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataOverviewDto } from '../../../../api/generated/model';
import { today } from '../../../../shared/ui/calendar/days';
import { ChartCard } from '../../../../shared/chart-card/chart-card';
import { useDayLabels } from '../../../../shared/chart-card/use-day-labels';
import { sum } from '../../../../shared/charts/chart-data';
import type { Resource } from '../../../../shared/data/resource';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { EmptyState } from '../../../../shared/ui/feedback/empty-state';
import { Skeleton } from '../../../../shared/ui/feedback/skeleton';
import { NothingCounted } from '../components/nothing-counted';
import { useFigureFacts } from '../use-figure-facts';

interface Props {
  resource: Resource<DataOverviewDto>;
  onRetry: () => void;
}

/** A single day is its own average. */
const LEAST_DAYS = 2;

/** The four series of the overview, each as a percentage of its own average: so they can be read beside each other. */
export const OverviewDays = observer(function OverviewDays({ resource, onRetry }: Props) {
  const { t } = useTranslation('analysis');
  const language = useLanguage();
  const factsOf = useFigureFacts();
  const { data } = resource;
  const labelOf = useDayLabels();
  const days = useMemo(() => wholeDays(data?.xAxis ?? []), [data]);
  const isTooShort = data !== null && days.length < LEAST_DAYS;
  const chartData = useMemo(
    () =>
      data === null || isTooShort || data.data.every(({ count }) => count === 0)
        ? null
        : {
            labels: days.map((day) => labelOf(day, false)),
            steps: days,
            series: data.data.map(({ key, value }) => ({
              name: t(`overview.${key}`),
              values: indexOf(value.slice(0, days.length)),
            })),
          },
    [data, days, isTooShort, t, labelOf],
  );
  const content =
    data === null || chartData === null
      ? null
      : {
          facts: { ...factsOf({ period: data.period }), definition: t('overview.days.definition') },
          chart: {
            kind: 'line' as const,
            label: t('overview.days'),
            stepName: t('step.date'),
            data: chartData,
            format: (value: number) => `${formatNumber(value, language)}%`,
          },
        };
  return (
    <ChartCard
      title={t('overview.days')}
      resource={resource}
      skeleton={<Skeleton height={360} />}
      onRetry={onRetry}
      content={content}
      empty={
        isTooShort ? (
          <EmptyState title={t('overview.days.few')}>{t('empty.text')}</EmptyState>
        ) : (
          <NothingCounted />
        )
      }
    />
  );
});

/** Today cannot be compared with an average of whole days. */
function wholeDays(days: string[]): string[] {
  return days.filter((day) => day !== today());
}

/** In whole percent of the average; all zero where the average is. */
function indexOf(values: number[]): number[] {
  const average = sum(values) / values.length;
  return values.map((value) => (average === 0 ? 0 : Math.round((value * 100) / average)));
}
