import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentTypesDto, KindSubjectsDto } from '../../../../api/generated/model';
import { ChartCard } from '../../../../shared/chart-card/chart-card';
import type { Resource } from '../../../../shared/data/resource';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { Skeleton } from '../../../../shared/ui/feedback/skeleton';
import { NothingCounted } from '../components/nothing-counted';
import { useRowsLink } from '../rows/use-rows-link';
import { useFigureFacts } from '../use-figure-facts';
import { useKindSeries } from '../use-kind-series';

interface Props {
  resource: Resource<ContentTypesDto>;
  onRetry: () => void;
}

const valuesOf = ({ value }: KindSubjectsDto) => value;

/** Publications of the three kinds in each of the six subjects. */
export const TypesCard = observer(function TypesCard({ resource, onRetry }: Props) {
  const { t } = useTranslation('analysis');
  const language = useLanguage();
  const factsOf = useFigureFacts();
  const rowsLink = useRowsLink();
  const { data } = resource;
  const labels = useMemo(() => data?.subjects.map((subject) => t(`subject.${subject}`)), [data, t]);
  const chartData = useKindSeries(labels, data?.data, valuesOf);
  const rowsDays = data === null ? [] : [data.period.from, data.period.to];
  const content =
    data === null || chartData === null
      ? null
      : {
          facts: factsOf(data, { rowsLink: (rowsDays) => rowsLink({ rows: 'publications', rowsDays }) }),
          alsoAs: { kind: 'radar' as const, label: t('types.radar') },
          chart: {
            kind: 'bar' as const,
            label: t('types'),
            stepName: t('rows.subject'),
            data: chartData,
            format: (value: number) => formatNumber(value, language),
            rowsOf: (step: number, series?: number) =>
              rowsLink({
                rows: 'publications',
                rowsDays,
                subject: data.subjects[step] ?? '',
                kind: series === undefined ? '' : (data.data[series]?.key ?? ''),
              }),
          },
        };
  return (
    <ChartCard
      title={t('types')}
      resource={resource}
      skeleton={<Skeleton height={400} />}
      onRetry={onRetry}
      content={content}
      empty={<NothingCounted />}
    />
  );
});
