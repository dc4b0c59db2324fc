import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicOpinionShareDto } from '../../../../api/generated/model';
import { ChartCard } from '../../../../shared/chart-card/chart-card';
import type { Resource } from '../../../../shared/data/resource';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { Skeleton } from '../../../../shared/ui/feedback/skeleton';
import { useRowsLink } from '../rows/use-rows-link';
import { useFigureFacts } from '../use-figure-facts';
import { NothingCounted } from './nothing-counted';

interface Props {
  resource: Resource<PublicOpinionShareDto>;
  onRetry: () => void;
}

/** How often content was shared, by kind. */
export const ShareCard = observer(function ShareCard({ resource, onRetry }: Props) {
  const { t } = useTranslation('analysis');
  const language = useLanguage();
  const factsOf = useFigureFacts();
  const rowsLink = useRowsLink();
  const { data } = resource;
  const kinds = data?.chartData;
  const chartData = useMemo(
    () =>
      kinds === undefined
        ? null
        : {
            labels: kinds.map(({ key }) => t(`kind.${key}`)),
            series: [{ name: t('measure.shares'), values: kinds.map(({ count }) => count) }],
          },
    [kinds, t],
  );
  const { period } = data ?? {};
  const days = period && [period.from, period.to];
  const content =
    data === null || chartData === null || days === undefined || data.count === 0
      ? null
      : {
          facts: factsOf(data, {
            rowsLink: (rowsDays) => rowsLink({ rows: 'shares', rowsDays }),
          }),
          chart: {
            kind: 'donut' as const,
            label: t('opinion.share'),
            stepName: t('rows.kind'),
            isSmall: true,
            data: chartData,
            format: (value: number) => formatNumber(value, language),
            rowsOf: (step: number) =>
              rowsLink({ rows: 'shares', rowsDays: days, kind: kinds?.[step]?.key ?? '' }),
          },
        };
  return (
    <ChartCard
      isPart
      title={t('opinion.share')}
      resource={resource}
      skeleton={<Skeleton height={180} />}
      onRetry={onRetry}
      content={content}
      empty={<NothingCounted />}
    />
  );
});
