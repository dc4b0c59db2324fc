import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicOpinionTrendDto } from '../../../../api/generated/model';
import { ChartCard } from '../../../../shared/chart-card/chart-card';
import { useDayLabels } from '../../../../shared/chart-card/use-day-labels';
import type { Resource } from '../../../../shared/data/resource';
import { formatCompact, formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { Skeleton } from '../../../../shared/ui/feedback/skeleton';
import { useRowsLink } from '../rows/use-rows-link';
import { rowsDaysOf } from '../compared-series';
import { trendData } from '../trend-data';
import { useFigureFacts } from '../use-figure-facts';
import { NothingCounted } from './nothing-counted';

interface Props {
  trend: 'visitors' | 'published' | 'comment';
  resource: Resource<PublicOpinionTrendDto>;
  onRetry: () => void;
}

const measures = { visitors: 'active', published: 'publications', comment: 'comments' } as const;

const definitions = { visitors: 'visits', published: 'publications', comment: 'comments' } as const;

/** A figure of the public opinion with its small chart. */
export const TrendCard = observer(function TrendCard({ trend, resource, onRetry }: Props) {
  const { t } = useTranslation('analysis');
  const language = useLanguage();
  const factsOf = useFigureFacts();
  const rowsLink = useRowsLink();
  const { data } = resource;
  const points = data?.chartData;
  const title = t(`opinion.${trend}`);
  const labelOf = useDayLabels();
  const chartData = useMemo(
    () => (data === null ? null : trendData(data, labelOf, title, language)),
    [data, labelOf, title, language],
  );

  const rows = measures[trend];
  const { period } = data ?? {};
  const format = (value: number) => formatNumber(value, language);
  const content =
    data === null || chartData === null || period === undefined
      ? null
      : {
          facts: factsOf(data, {
            rowsLink: (rowsDays) => rowsLink({ rows, rowsDays }),
          }),
          chart: {
            kind: trend === 'published' ? ('bar' as const) : ('line' as const),
            label: title,
            stepName: t('step.date'),
            isSmall: true,
            data: chartData,
            format,
            formatTick: (value: number) => formatCompact(value, language),
            rowsOf: (step: number, series?: number) => {
              const day = points?.[step]?.key ?? '';
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
      empty={<NothingCounted of={definitions[trend]} />}
    />
  );
});
