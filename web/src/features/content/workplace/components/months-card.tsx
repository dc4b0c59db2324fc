import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PolicySummaryDto } from '../../../../api/generated/model';
import { ChartCard } from '../../../../shared/chart-card/chart-card';
import { useMonthLabels } from '../../../../shared/chart-card/use-day-labels';
import { sum } from '../../../../shared/charts/chart-data';
import { formatMonth, formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { monthOf, today } from '../../../../shared/ui/calendar/days';
import { EmptyState } from '../../../../shared/ui/feedback/empty-state';
import { Skeleton } from '../../../../shared/ui/feedback/skeleton';
import type { SummaryCardProps } from './summary-card-props';

export const MonthsCard = observer(function MonthsCard({ summary, onRetry }: SummaryCardProps) {
  const { t } = useTranslation('workplace');
  const content = useMonths(summary.data);
  return (
    <ChartCard
      title={t('months')}
      resource={summary}
      skeleton={<Skeleton height={370} />}
      onRetry={onRetry}
      content={content}
      empty={<EmptyState title={t('months.empty')}>{t('months.empty.text')}</EmptyState>}
    />
  );
});

function useMonths(summary: PolicySummaryDto | null) {
  const { t } = useTranslation('workplace');
  const language = useLanguage();
  const labelOf = useMonthLabels();
  return useMemo(() => {
    const months = summary?.byMonth ?? [];
    const values = months.map(({ policies }) => policies);
    const total = sum(values);
    if (total === 0) return null;
    const isThisMonth = (month = '') => month === monthOf(today());
    const [first = '', last = ''] = [months.at(0)?.month, months.at(-1)?.month];
    const format = (value: number) => formatNumber(value, language);
    return {
      facts: {
        figure: { value: t('months.figure', { count: total, formatted: format(total) }) },
        period: `${formatMonth(first, language)} – ${formatMonth(last, language)}`,
        source: t('policies.source'),
        definition: t('months.definition'),
      },
      chart: {
        kind: 'bar' as const,
        label: t('months'),
        stepName: t('months.month'),
        data: {
          labels: months.map(({ month }) => labelOf(month, isThisMonth(month))),
          series: [{ name: t('months.sets'), values }],
          isUnfinished: isThisMonth(last),
        },
        format,
      },
    };
  }, [summary, t, language, labelOf]);
}
