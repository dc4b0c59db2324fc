import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentKind, PublishingSourcesDto } from '../../../../api/generated/model';
import { ChartCard } from '../../../../shared/chart-card/chart-card';
import type { Resource } from '../../../../shared/data/resource';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { Skeleton } from '../../../../shared/ui/feedback/skeleton';
import { NothingCounted } from '../components/nothing-counted';
import { useRowsLink } from '../rows/use-rows-link';
import { useFigureFacts } from '../use-figure-facts';

interface Props {
  kind: ContentKind;
  resource: Resource<PublishingSourcesDto>;
  onRetry: () => void;
}

/** The five sources of one kind. */
export const SourcesOfKind = observer(function SourcesOfKind({ kind, resource, onRetry }: Props) {
  const { t } = useTranslation('analysis');
  const language = useLanguage();
  const factsOf = useFigureFacts();
  const rowsLink = useRowsLink();
  const { data } = resource;
  const ofKind = data?.data.find(({ key }) => key === kind);
  const chartData = useMemo(
    () =>
      ofKind === undefined || ofKind.count === 0
        ? null
        : {
            labels: ofKind.sources.map(({ key }) => t(`source.${key}`)),
            series: [{ name: t('measure.publications'), values: ofKind.sources.map(({ count }) => count) }],
          },
    [ofKind, t],
  );
  const format = (value: number) => formatNumber(value, language);
  const title = t(`kind.${kind}`);
  const rowsDays = data === null ? [] : [data.period.from, data.period.to];
  const content =
    data === null || ofKind === undefined || chartData === null
      ? null
      : {
          facts: factsOf(
            { ...ofKind, period: data.period },
            { rowsLink: (rowsDays) => rowsLink({ rows: 'publications', rowsDays, kind }) },
          ),
          chart: {
            kind: 'donut' as const,
            label: t('sources.of', { kind: title }),
            stepName: t('rows.source'),
            data: chartData,
            format,
            total: { label: t('measure.publications'), value: format(ofKind.count) },
            rowsOf: (step: number) =>
              rowsLink({ rows: 'publications', rowsDays, kind, source: ofKind.sources[step]?.key ?? '' }),
          },
        };
  return (
    <ChartCard
      isPart
      title={title}
      resource={resource}
      skeleton={<Skeleton height={360} />}
      onRetry={onRetry}
      content={content}
      empty={<NothingCounted />}
    />
  );
});
