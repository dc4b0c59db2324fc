import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserActionDto, UserActionsDto } from '../../../../api/generated/model';
import { ChartCard } from '../../../../shared/chart-card/chart-card';
import type { Resource } from '../../../../shared/data/resource';
import { formatCompact, formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { Skeleton } from '../../../../shared/ui/feedback/skeleton';
import { comparedSeries } from '../compared-series';
import { NothingCounted } from '../components/nothing-counted';
import { useRowsLink } from '../rows/use-rows-link';
import { useFigureFacts } from '../use-figure-facts';

interface Props {
  resource: Resource<UserActionsDto>;
  onRetry: () => void;
}

const countBefore = ({ comparison }: UserActionDto) => comparison?.count ?? 0;

/** How often content was liked, commented on and shared. */
export const UserActionsCard = observer(function UserActionsCard({ resource, onRetry }: Props) {
  const { t } = useTranslation('analysis');
  const language = useLanguage();
  const factsOf = useFigureFacts();
  const rowsLink = useRowsLink();
  const { data } = resource;
  const chartData = useMemo(
    () =>
      data === null || data.count === 0
        ? null
        : {
            labels: data.data.map(({ key }) => t(`measure.${key}`)),
            series: [
              { name: t('actions'), values: data.data.map(({ count }) => count) },
              ...comparedSeries(
                data.comparison && { ...data.comparison, values: data.data.map(countBefore) },
                data.data.length,
                language,
              ),
            ],
          },
    [data, t, language],
  );
  const content =
    data === null || chartData === null
      ? null
      : {
          facts: factsOf(data),
          chart: {
            kind: 'bar' as const,
            label: t('actions'),
            stepName: t('actions.action'),
            data: chartData,
            format: (value: number) => formatNumber(value, language),
            formatTick: (value: number) => formatCompact(value, language),
            rowsOf: (step: number, series?: number) => {
              const { from, to } = series === 1 && data.comparison ? data.comparison : data.period;
              return rowsLink({ rows: data.data[step]?.key ?? '', rowsDays: [from, to] });
            },
          },
        };
  return (
    <ChartCard
      title={t('actions')}
      resource={resource}
      skeleton={<Skeleton height={330} />}
      onRetry={onRetry}
      content={content}
      empty={<NothingCounted />}
    />
  );
});
