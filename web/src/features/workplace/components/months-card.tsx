import { observer } from 'mobx-react-lite';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PolicySummaryDto } from '../../../api/generated/model';
import { TrendChart } from '../../../shared/charts/trend-chart';
import type { Resource } from '../../../shared/data/resource';
import { formatMonth, formatNumber } from '../../../shared/i18n/format';
import { useLanguage } from '../../../shared/i18n/use-language';
import { Card } from '../../../shared/ui/card';
import { ResourceView } from '../../../shared/ui/resource-view';
import { Skeleton } from '../../../shared/ui/skeleton';

interface Props {
  summary: Resource<PolicySummaryDto>;
  onRetry: () => void;
}

export const MonthsCard = observer(function MonthsCard({ summary, onRetry }: Props) {
  const { t } = useTranslation('workplace');
  return (
    <Card title={t('months')}>
      <ResourceView resource={summary} skeleton={<Skeleton height={300} />} onRetry={onRetry}>
        {({ byMonth }) => <Months months={byMonth} />}
      </ResourceView>
    </Card>
  );
});

/** The drawing is made anew when these props change, so they only change when the figures or words do. */
function Months({ months }: { months: PolicySummaryDto['byMonth'] }) {
  const { t } = useTranslation('workplace');
  const language = useLanguage();
  const points = useMemo(
    () => months.map(({ month, policies }) => ({ x: formatMonth(month, language), y: policies })),
    [months, language],
  );
  const format = useCallback((value: number) => formatNumber(value, language), [language]);
  return (
    <TrendChart
      label={t('months')}
      xName={t('months.month')}
      name={t('months.sets')}
      points={points}
      format={format}
    />
  );
}
