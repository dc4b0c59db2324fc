import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { PublicationPeriodDto, PublicationSeriesDto } from '../../../../api/generated/model';
import { ChartCard } from '../../../../shared/chart-card/chart-card';
import type { Resource } from '../../../../shared/data/resource';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { Skeleton } from '../../../../shared/ui/feedback/skeleton';
import { useRowsLink } from '../rows/use-rows-link';
import { useFigureFacts } from '../use-figure-facts';
import { useKindSeries } from '../use-kind-series';
import { NothingCounted } from './nothing-counted';

interface Props {
  resource: Resource<PublicationPeriodDto>;
  onRetry: () => void;
}

const valuesOf = ({ y }: PublicationSeriesDto) => y;

/** Publications of the three kinds by time of day. */
export const PublicationsCard = observer(function PublicationsCard({ resource, onRetry }: Props) {
  const { t } = useTranslation('analysis');
  const language = useLanguage();
  const factsOf = useFigureFacts();
  const rowsLink = useRowsLink();
  const { data } = resource;
  const chartData = useKindSeries(data?.data[0]?.x, data?.data, valuesOf, data?.period);
  const rowsDays = data === null ? [] : [data.period.from, data.period.to];
  const content =
    data === null || chartData === null
      ? null
      : {
          facts: factsOf(data, {
            unit: 'publications',
            rowsLink: (rowsDays) => rowsLink({ rows: 'publications', rowsDays }),
          }),
          chart: {
            kind: 'stackedBar' as const,
            label: t('publications'),
            stepName: t('step.time'),
            data: chartData,
            format: (value: number) => formatNumber(value, language),
            rowsOf: (step: number, series?: number) =>
              rowsLink({ rows: 'publications', rowsDays, step, kind: kindAt(data.data, series) }),
          },
        };
  return (
    <ChartCard
      title={t('publications')}
      resource={resource}
      skeleton={<Skeleton height={400} />}
      onRetry={onRetry}
      content={content}
      empty={<NothingCounted />}
    />
  );
});

const kindAt = (series: PublicationSeriesDto[], at: number | undefined) =>
  at === undefined ? '' : (series[at]?.key ?? '');
