import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicOpinionTrendDto } from '../../../../api/generated/model';
import { ChartCard } from '../../../../shared/chart-card/chart-card';
import type { Resource } from '../../../../shared/data/resource';
import { formatCompact, formatDay, formatMonth, formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { Skeleton } from '../../../../shared/ui/feedback/skeleton';
import { useRowsLink } from '../rows/use-rows-link';
import { daysOfPoint, trendData } from '../trend-data';
import { useFigureFacts } from '../use-figure-facts';
import { NothingCounted } from './nothing-counted';

interface Props {
  trend: 'visitors' | 'published' | 'comment';
  resource: Resource<PublicOpinionTrendDto>;
  /** Shows the standard period, whose growth is that of a day. */
  isStandard: boolean;
  onRetry: () => void;
}

const measures = { visitors: 'active', published: 'publications', comment: 'comments' } as const;

/** A figure of the public opinion with its small chart. */
export const TrendCard = observer(function TrendCard({ trend, resource, isStandard, onRetry }: Props) {
  const { t } = useTranslation('analysis');
  const language = useLanguage();
  const factsOf = useFigureFacts();
  const rowsLink = useRowsLink();
  const { data } = resource;
  const points = data?.chartData;
  const title = t(`opinion.${trend}`);
  const chartData = useMemo(() => {
    const labelOf = (key: string, isUnfinished: boolean) => {
      const label = key.length === 'YYYY-MM'.length ? formatMonth(key, language) : formatDay(key, language);
      return isUnfinished ? t('step.soFar', { label }) : label;
    };
    return points === undefined ? null : trendData(points, labelOf, title);
  }, [points, language, t, title]);

  const rows = measures[trend];
  const { period } = data ?? {};
  const format = (value: number) => formatNumber(value, language);
  const content =
    data === null || chartData === null || period === undefined
      ? null
      : {
          facts: factsOf(data, {
            isDaily: isStandard,
            rowsLink: rowsLink({ rows, rowsDays: [period.from, period.to] }),
          }),
          chart: {
            kind: trend === 'published' ? ('bar' as const) : ('line' as const),
            label: title,
            stepName: t('step.day'),
            isSmall: true,
            data: chartData,
            format,
            formatTick: (value: number) => formatCompact(value, language),
            rowsOf: (step: number) =>
              rowsLink({ rows, rowsDays: daysOfPoint(points?.[step]?.key ?? '', period.to) }),
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
