import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PolicySummaryDto } from '../../../../api/generated/model';
import { ChartCard } from '../../../../shared/chart-card/chart-card';
import { formatDate, formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { EmptyState } from '../../../../shared/ui/feedback/empty-state';
import { policiesLink } from '../policies-link';
import { ContentTypeLegend } from './content-type-legend';
import { ContentTypesSkeleton } from './content-types-skeleton';
import type { SummaryCardProps } from './summary-card-props';

/** The share of each content type, in percentages that add up to 100. */
export const ContentTypesCard = observer(function ContentTypesCard({ summary, onRetry }: SummaryCardProps) {
  const { t } = useTranslation('workplace');
  const content = useContentTypes(summary.data);
  return (
    <ChartCard
      title={t('types')}
      resource={summary}
      skeleton={<ContentTypesSkeleton />}
      onRetry={onRetry}
      content={content}
      empty={<EmptyState title={t('types.empty')}>{t('types.empty.text')}</EmptyState>}
    />
  );
});

function useContentTypes(summary: PolicySummaryDto | null) {
  const { t } = useTranslation('workplace');
  const language = useLanguage();
  return useMemo(() => {
    if (summary === null || summary.countTotal === 0) return null;
    const { byContentType, countTotal, today } = summary;
    const format = (value: number) => formatNumber(value, language);
    return {
      facts: {
        period: formatDate(today, language),
        source: t('policies.source'),
        definition: t('types.definition'),
        rowsLink: policiesLink(),
      },
      chart: {
        kind: 'donut' as const,
        label: t('types'),
        stepName: t('types.type'),
        data: {
          labels: byContentType.map(({ contentType }) => t(`types.${contentType}`)),
          series: [{ name: t('types.count'), values: byContentType.map(({ count }) => count) }],
        },
        format,
        total: { label: t('types.total'), value: format(countTotal) },
        legend: <ContentTypeLegend types={byContentType} />,
        rowsOf: (step: number) => policiesLink({ contentType: byContentType[step]?.contentType ?? '' }),
      },
    };
  }, [summary, t, language]);
}
