import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentDataPointDto } from '../../../../api/generated/model';
import { useRowsLink } from '../../../../features/content/analysis/rows/use-rows-link';
import { ChartCard } from '../../../../shared/chart-card/chart-card';
import { useDayLabels } from '../../../../shared/chart-card/use-day-labels';
import { sum } from '../../../../shared/charts/chart-data';
import type { Resource } from '../../../../shared/data/resource';
import { formatCompact, formatNumber, formatPeriod } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { may } from '../../../../shared/session/permissions';
import { today } from '../../../../shared/ui/calendar/days';
import { EmptyState } from '../../../../shared/ui/feedback/empty-state';
import { Skeleton } from '../../../../shared/ui/feedback/skeleton';

interface Props {
  contentData: Resource<ContentDataPointDto[]>;
  onRetry: () => void;
}

/** Clicks of the last eight days. */
export const ContentDataCard = observer(function ContentDataCard({ contentData, onRetry }: Props) {
  const { t } = useTranslation('workplace');
  const content = useClicks(contentData.data);
  return (
    <ChartCard
      title={t('content')}
      resource={contentData}
      skeleton={<Skeleton height={370} />}
      onRetry={onRetry}
      content={content}
      empty={<EmptyState title={t('content.empty')}>{t('content.empty.text')}</EmptyState>}
    />
  );
});

const THOUSAND = 1000;

function useClicks(points: ContentDataPointDto[] | null) {
  const { t } = useTranslation('workplace');
  const language = useLanguage();
  const rowsLink = useRowsLink();
  const labelOf = useDayLabels();
  const linkOf = may('listContentRows')
    ? (from: string, to: string) => rowsLink({ rows: 'clicks', rowsDays: [from, to] })
    : undefined;
  const content = useMemo(() => {
    const values = (points ?? []).map(({ y }) => Math.round(y * THOUSAND));
    const [from, to] = [points?.at(0)?.x, points?.at(-1)?.x];
    if (points === null || from === undefined || to === undefined || sum(values) === 0) return null;
    const format = (value: number) => formatNumber(value, language);
    return {
      days: points.map(({ x }) => x),
      facts: {
        figure: { value: t('content.figure', { count: sum(values), formatted: format(sum(values)) }) },
        period: formatPeriod(from, to, language),
        source: t('content.source'),
        definition: t('content.definition'),
      },
      chart: {
        kind: 'area' as const,
        label: t('content'),
        stepName: t('content.day'),
        data: {
          labels: points.map(({ x }) => labelOf(x, x === today())),
          steps: points.map(({ x }) => x),
          series: [{ name: t('content.clicks'), values }],
          isUnfinished: to === today(),
        },
        format,
        formatTick: (value: number) => formatCompact(value, language),
      },
    };
  }, [points, t, language, labelOf]);
  if (content === null || linkOf === undefined) return content;
  const { days, facts, chart } = content;
  const [from = '', to = ''] = [days[0], days.at(-1)];
  return {
    facts: { ...facts, rowsLink: linkOf(from, to) },
    chart: {
      ...chart,
      rowsOf: (step: number) => linkOf(days[step] ?? '', days[step] ?? ''),
    },
  };
}
