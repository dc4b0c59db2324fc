import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ContentPeriodDto, PeriodSeriesDto } from '../../../../api/generated/model';
import { ChartCard } from '../../../../shared/chart-card/chart-card';
import type { Range } from '../../../../shared/charts/chart-data';
import type { Resource } from '../../../../shared/data/resource';
import { formatPercent } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { useUrlView } from '../../../../shared/lists/use-url-view';
import { Skeleton } from '../../../../shared/ui/feedback/skeleton';
import { clicksView } from '../clicks-view';
import { useRowsLink } from '../rows/use-rows-link';
import { useFigureFacts } from '../use-figure-facts';
import { useKindSeries } from '../use-kind-series';
import { NothingCounted } from './nothing-counted';

interface Props {
  resource: Resource<ContentPeriodDto>;
  onRetry: () => void;
}

/** Nothing has a share where nothing was clicked: in the hours to come of today. */
const sharesOf = ({ value }: PeriodSeriesDto, all: PeriodSeriesDto[]) =>
  value.map((share, step) => (all.every(({ clicks }) => clicks[step] === 0) ? null : share));

/** The shares of the three kinds in the clicks, by time of day. The address holds which part of the day is shown. */
export const ClicksCard = observer(function ClicksCard({ resource, onRetry }: Props) {
  const { t } = useTranslation('analysis');
  const language = useLanguage();
  const factsOf = useFigureFacts();
  const rowsLink = useRowsLink();
  const [{ clicksFrom, clicksTo }, changeView] = useUrlView(clicksView, { replace: true });
  const { data } = resource;
  const chartData = useKindSeries(data?.xAxis, data?.data, sharesOf, data?.period);
  const { period } = data ?? {};
  const rowsDays = period === undefined ? [] : [period.from, period.to];
  const content =
    data === null || chartData === null
      ? null
      : {
          facts: factsOf(data, {
            unit: 'clicks',
            rowsLink: (rowsDays) => rowsLink({ rows: 'clicks', rowsDays }),
          }),
          chart: {
            kind: 'line' as const,
            label: t('clicks'),
            stepName: t('step.time'),
            data: chartData,
            format: (value: number) => formatPercent(value, language),
            rowsOf: (step: number, series?: number) => {
              const kind = series === undefined ? undefined : data.data[series]?.key;
              return rowsLink({ rows: 'clicks', rowsDays, step, kind: kind ?? '' });
            },
            range: {
              chosen: [clicksFrom, clicksTo] satisfies Range,
              onChoose: ([from, to]: Range) => {
                changeView({ clicksFrom: from, clicksTo: to });
              },
            },
          },
        };
  return (
    <ChartCard
      title={t('clicks')}
      resource={resource}
      skeleton={<Skeleton height={400} />}
      onRetry={onRetry}
      content={content}
      empty={<NothingCounted />}
    />
  );
});
