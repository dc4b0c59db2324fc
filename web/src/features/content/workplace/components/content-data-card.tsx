import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentDataPointDto } from '../../../../api/generated/model';
import { Chart } from '../../../../shared/charts/chart';
import type { Resource } from '../../../../shared/data/resource';
import { formatCompact, formatDay, formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { Card } from '../../../../shared/ui/layout/card';
import { EmptyState } from '../../../../shared/ui/feedback/empty-state';
import { ResourceView } from '../../../../shared/ui/loaded/resource-view';
import { Skeleton } from '../../../../shared/ui/feedback/skeleton';

interface Props {
  contentData: Resource<ContentDataPointDto[]>;
  onRetry: () => void;
}

/** Clicks of the last eight days. */
export function ContentDataCard({ contentData, onRetry }: Props) {
  const { t } = useTranslation('workplace');
  return (
    <Card title={t('content')}>
      <ResourceView resource={contentData} skeleton={<Skeleton height={300} />} onRetry={onRetry}>
        {(points) =>
          points.every(({ y }) => y === 0) ? (
            <EmptyState title={t('content.empty')}>{t('content.empty.text')}</EmptyState>
          ) : (
            <Clicks points={points} />
          )
        }
      </ResourceView>
    </Card>
  );
}

const THOUSAND = 1000;

function Clicks({ points }: { points: ContentDataPointDto[] }) {
  const { t } = useTranslation('workplace');
  const language = useLanguage();
  const name = t('content.clicks');
  const data = useMemo(
    () => ({
      labels: points.map(({ x }) => formatDay(x, language)),
      series: [{ name, values: points.map(({ y }) => Math.round(y * THOUSAND)) }],
    }),
    [points, name, language],
  );
  const format = useCallback((value: number) => formatNumber(value, language), [language]);
  return (
    <Chart
      kind="area"
      label={t('content')}
      stepName={t('content.day')}
      data={data}
      format={format}
      formatTick={(value) => formatCompact(value, language)}
    />
  );
}
