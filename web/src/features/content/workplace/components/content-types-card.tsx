import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PolicySummaryDto } from '../../../../api/generated/model';
import { Chart } from '../../../../shared/charts/chart';
import type { Resource } from '../../../../shared/data/resource';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { Card } from '../../../../shared/ui/layout/card';
import { EmptyState } from '../../../../shared/ui/feedback/empty-state';
import { ResourceView } from '../../../../shared/ui/loaded/resource-view';
import { ContentTypeLegend } from './content-type-legend';
import { ContentTypesSkeleton } from './content-types-skeleton';

interface Props {
  summary: Resource<PolicySummaryDto>;
  onRetry: () => void;
}

/** The share of each content type, in percentages that add up to 100. */
export function ContentTypesCard({ summary, onRetry }: Props) {
  const { t } = useTranslation('workplace');
  return (
    <Card title={t('types')}>
      <ResourceView resource={summary} skeleton={<ContentTypesSkeleton />} onRetry={onRetry}>
        {(data) =>
          data.countTotal === 0 ? (
            <EmptyState title={t('types.empty')}>{t('types.empty.text')}</EmptyState>
          ) : (
            <ContentTypes summary={data} />
          )
        }
      </ResourceView>
    </Card>
  );
}

function ContentTypes({ summary: { byContentType, countTotal } }: { summary: PolicySummaryDto }) {
  const { t } = useTranslation('workplace');
  const language = useLanguage();
  const data = useMemo(
    () => ({
      labels: byContentType.map(({ contentType }) => t(`types.${contentType}`)),
      series: [{ name: t('types.count'), values: byContentType.map(({ count }) => count) }],
    }),
    [byContentType, t],
  );
  return (
    <Chart
      kind="donut"
      label={t('types')}
      stepName={t('types.type')}
      data={data}
      format={(value) => formatNumber(value, language)}
      total={{ label: t('types.total'), value: formatNumber(countTotal, language) }}
      legend={<ContentTypeLegend types={byContentType} />}
    />
  );
}
