import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataChainGrowthDto, GrowthQuota } from '../../../../api/generated/model';
import { today } from '../../../../shared/ui/calendar/days';
import { ChartCard } from '../../../../shared/chart-card/chart-card';
import { useDayLabels } from '../../../../shared/chart-card/use-day-labels';
import type { Resource } from '../../../../shared/data/resource';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { Skeleton } from '../../../../shared/ui/feedback/skeleton';
import { comparedSeries, rowsDaysOf } from '../compared-series';
import { NothingCounted } from '../components/nothing-counted';
import { useRowsLink } from '../rows/use-rows-link';
import { useFigureFacts } from '../use-figure-facts';

interface Props {
  quota: GrowthQuota;
  resource: Resource<DataChainGrowthDto>;
  onRetry: () => void;
}

const cards = {
  retentionTrends: { rows: 'returned', kind: 'line' },
  userRetention: { rows: 'retained', kind: 'bar' },
  contentConsumptionTrends: { rows: 'minutes', kind: 'line', unit: 'minutes' },
  contentConsumption: { rows: 'clicks', kind: 'bar' },
} as const;

/** A figure with its growth, day by day. */
export const GrowthCard = observer(function GrowthCard({ quota, resource, onRetry }: Props) {
  const { t } = useTranslation('analysis');
  const language = useLanguage();
  const factsOf = useFigureFacts();
  const rowsLink = useRowsLink();
  const { data } = resource;
  const title = t(`growth.${quota}`);
  const labelOf = useDayLabels();
  const chartData = useMemo(
    () =>
      data === null || data.count === 0
        ? null
        : {
            labels: data.chartData.xAxis.map((day) => labelOf(day, day === today())),
            steps: data.chartData.xAxis,
            series: [
              { name: title, values: data.chartData.data.value },
              ...comparedSeries(data.comparison, data.chartData.xAxis.length, language),
            ],
            isUnfinished: data.chartData.xAxis.at(-1) === today(),
          },
    [data, labelOf, title, language],
  );
  const { period } = data ?? {};
  const { rows, kind, unit } = { unit: undefined, ...cards[quota] };
  const content =
    data === null || chartData === null || period === undefined
      ? null
      : {
          facts: factsOf(data, { unit, rowsLink: (rowsDays) => rowsLink({ rows, rowsDays }) }),
          chart: {
            kind,
            label: title,
            stepName: t('step.date'),
            isSmall: true,
            data: chartData,
            format: (value: number) => formatNumber(value, language),
            rowsOf: (step: number, series?: number) => {
              const day = data.chartData.xAxis[step] ?? '';
              return rowsLink({ rows, rowsDays: rowsDaysOf(day, step, series, data.comparison) });
            },
          },
        };
  return (
    <ChartCard
      isPart
      title={title}
      resource={resource}
      skeleton={<Skeleton height={180} />}
      onRetry={onRetry}
      content={content}
      empty={<NothingCounted hasPartOfMinute={data?.hasPartOfMinute ?? false} of={data?.definition} />}
    />
  );
});
