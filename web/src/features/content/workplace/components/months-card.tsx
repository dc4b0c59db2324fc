import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PolicySummaryDto } from '../../../../api/generated/model';
import { Chart } from '../../../../shared/charts/chart';
import type { Resource } from '../../../../shared/data/resource';
import { formatMonth, formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { Card } from '../../../../shared/ui/layout/card';
import { EmptyState } from '../../../../shared/ui/feedback/empty-state';
import { ResourceView } from '../../../../shared/ui/loaded/resource-view';
import { Skeleton } from '../../../../shared/ui/feedback/skeleton';

interface Props {
  summary: Resource<PolicySummaryDto>;
  onRetry: () => void;
}

export function MonthsCard({ summary, onRetry }: Props) {
  const { t } = useTranslation('workplace');
  return (
    <Card title={t('months')}>
      <ResourceView resource={summary} skeleton={<Skeleton height={300} />} onRetry={onRetry}>
        {({ byMonth }) =>
          byMonth.every(({ policies }) => policies === 0) ? (
            <EmptyState title={t('months.empty')}>{t('months.empty.text')}</EmptyState>
          ) : (
            <Months months={byMonth} />
          )
        }
      </ResourceView>
    </Card>
  );
}

function Months({ months }: { months: PolicySummaryDto['byMonth'] }) {
  const { t } = useTranslation('workplace');
  const language = useLanguage();
  const name = t('months.sets');
  const data = useMemo(
    () => ({
      labels: months.map(({ month }) => formatMonth(month, language)),
      series: [{ name, values: months.map(({ policies }) => policies) }],
    }),
    [months, name, language],
  );
  return (
    <Chart
      kind="bar"
      label={t('months')}
      stepName={t('months.month')}
      data={data}
      format={(value) => formatNumber(value, language)}
    />
  );
}
