import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataOverviewDto, OverviewKey } from '../../../../api/generated/model';
import { today } from '../../../../shared/ui/calendar/days';
import { ChartCard } from '../../../../shared/chart-card/chart-card';
import { useDayLabels } from '../../../../shared/chart-card/use-day-labels';
import type { Resource } from '../../../../shared/data/resource';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { Skeleton } from '../../../../shared/ui/feedback/skeleton';
import { comparedSeries, rowsDaysOf } from '../compared-series';
import { NothingCounted } from '../components/nothing-counted';
import { useRowsLink } from '../rows/use-rows-link';
import { useFigureFacts } from '../use-figure-facts';

interface Props {
  figure: OverviewKey;
  resource: Resource<DataOverviewDto>;
  onRetry: () => void;
}

const measures = {
  production: 'publications',
  clicks: 'clicks',
  exposure: 'exposures',
  activeUsers: 'active',
} as const;

/** One of the four figures of the overview. */
export const OverviewFigure = observer(function OverviewFigure({ figure, resource, onRetry }: Props) {
  const { t } = useTranslation('analysis');
  const language = useLanguage();
  const factsOf = useFigureFacts();
  const rowsLink = useRowsLink();
  const { data } = resource;
  const series = data?.data.find(({ key }) => key === figure);
  const title = t(`overview.${figure}`);
  const labelOf = useDayLabels();
  const chartData = useMemo(
    () =>
      data === null || series === undefined || series.count === 0
        ? null
        : {
            labels: data.xAxis.map((day) => labelOf(day, day === today())),
            steps: data.xAxis,
            series: [
              { name: title, values: series.value },
              ...comparedSeries(series.comparison, data.xAxis.length, language),
            ],
            isUnfinished: data.xAxis.at(-1) === today(),
          },
    [data, series, labelOf, title, language],
  );
  const period = data?.period;
  const rows = measures[figure];
  const content =
    data === null || chartData === null || series === undefined || period === undefined
      ? null
      : {
          facts: factsOf({ ...series, period }, { rowsLink: (rowsDays) => rowsLink({ rows, rowsDays }) }),
          chart: {
            kind: 'area' as const,
            label: title,
            stepName: t('step.date'),
            isSmall: true,
            data: chartData,
            format: (value: number) => formatNumber(value, language),
            rowsOf: (step: number, ofSeries?: number) => {
              const day = data.xAxis[step] ?? '';
              return rowsLink({ rows, rowsDays: rowsDaysOf(day, step, ofSeries, series.comparison) });
            },
          },
        };
  return (
    <ChartCard
      isPart
      title={title}
      resource={resource}
      skeleton={<Skeleton height={180} />}
      onRetry={onRetry}
      content={content}
      empty={<NothingCounted of={series?.definition} />}
    />
  );
});
