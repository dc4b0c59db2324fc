import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataChainGrowthDto, GrowthQuota } from '../../../../api/generated/model';
import { ChartCard } from '../../../../shared/chart-card/chart-card';
import type { Resource } from '../../../../shared/data/resource';
import { formatDay, formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { Skeleton } from '../../../../shared/ui/feedback/skeleton';
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
  contentConsumptionTrends: { rows: 'minutes', kind: 'line' },
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
  const chartData = useMemo(
    () =>
      data === null || data.count === 0
        ? null
        : {
            labels: data.chartData.xAxis.map((day) => formatDay(day, language)),
            series: [{ name: title, values: data.chartData.data.value }],
          },
    [data, title, language],
  );
  const { period } = data ?? {};
  const { rows, kind } = cards[quota];
  const content =
    data === null || chartData === null || period === undefined
      ? null
      : {
          facts: withGrowth(
            factsOf(data, { rowsLink: rowsLink({ rows, rowsDays: [period.from, period.to] }) }),
            data,
            t('against.daysBefore', { count: chartData.labels.length }),
          ),
          chart: {
            kind,
            label: title,
            stepName: t('step.date'),
            isSmall: true,
            data: chartData,
            format: (value: number) => formatNumber(value, language),
            rowsOf: (step: number) => {
              const day = data.chartData.xAxis[step] ?? '';
              return rowsLink({ rows, rowsDays: [day, day] });
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
      empty={<NothingCounted />}
    />
  );
});

/** The standard period has a growth although the page compares nothing: against as many days before. */
function withGrowth(
  facts: ReturnType<ReturnType<typeof useFigureFacts>>,
  { growth, comparison }: DataChainGrowthDto,
  against: string,
) {
  if (comparison !== null || growth === null || facts.figure === undefined) return facts;
  return { ...facts, figure: { ...facts.figure, growth, against } };
}
