import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataOverviewDto } from '../../../../api/generated/model';
import { ChartCard } from '../../../../shared/chart-card/chart-card';
import type { Resource } from '../../../../shared/data/resource';
import { formatCompact, formatDay, formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { Skeleton } from '../../../../shared/ui/feedback/skeleton';
import { NothingCounted } from '../components/nothing-counted';
import { useFigureFacts } from '../use-figure-facts';

interface Props {
  resource: Resource<DataOverviewDto>;
  onRetry: () => void;
}

/** The four series of the overview on top of each other, day by day. */
export const OverviewDays = observer(function OverviewDays({ resource, onRetry }: Props) {
  const { t } = useTranslation('analysis');
  const language = useLanguage();
  const factsOf = useFigureFacts();
  const { data } = resource;
  const chartData = useMemo(
    () =>
      data === null || data.data.every(({ count }) => count === 0)
        ? null
        : {
            labels: data.xAxis.map((day) => formatDay(day, language)),
            series: data.data.map(({ key, value }) => ({ name: t(`overview.${key}`), values: value })),
          },
    [data, t, language],
  );
  const content =
    data === null || chartData === null
      ? null
      : {
          facts: { ...factsOf({ period: data.period }), definition: t('overview.days.definition') },
          chart: {
            kind: 'stackedArea' as const,
            label: t('overview.days'),
            stepName: t('step.date'),
            data: chartData,
            format: (value: number) => formatNumber(value, language),
            formatTick: (value: number) => formatCompact(value, language),
          },
        };
  return (
    <ChartCard
      isPart
      title={t('overview.days')}
      resource={resource}
      skeleton={<Skeleton height={360} />}
      onRetry={onRetry}
      content={content}
      empty={<NothingCounted />}
    />
  );
});
