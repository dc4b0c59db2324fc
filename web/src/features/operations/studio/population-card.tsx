import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type PopulationDto, PopulationSpan } from '../../../api/generated/model';
import { ChartCard } from '../../../shared/chart-card/chart-card';
import { formatCompact, formatNumber } from '../../../shared/i18n/format';
import { useLanguage } from '../../../shared/i18n/use-language';
import { useUrlView } from '../../../shared/lists/use-url-view';
import { SelectField } from '../../../shared/ui/fields/select-field';
import { EmptyState } from '../../../shared/ui/feedback/empty-state';
import { Skeleton } from '../../../shared/ui/feedback/skeleton';
import type { MeasurementsStore } from './measurements.store';
import { monitorView } from './monitor-view';

/** The number of viewers over time. The URL holds the span. */
export const PopulationCard = observer(function PopulationCard({ store }: { store: MeasurementsStore }) {
  const { t } = useTranslation('studio');
  const [{ span }, changeView] = useUrlView(monitorView, { replace: true });
  useEffect(() => {
    store.show(span);
  }, [store, span]);
  const { resource, load } = store.population;
  const content = useContent(resource.data, span);
  return (
    <ChartCard
      title={t('population')}
      resource={resource}
      skeleton={<Skeleton height={370} />}
      onRetry={load}
      content={content}
      empty={<EmptyState title={t('population.empty')}>{t('population.empty.text')}</EmptyState>}
      extra={
        <SelectField
          isLabelHidden
          label={t('population.span')}
          value={span}
          options={Object.values(PopulationSpan).map((value) => ({
            value,
            label: t(`population.span.${value}`),
          }))}
          onChange={(value) => {
            changeView({ span: value });
          }}
        />
      }
    />
  );
});

const clockOf = (time: string) => time.slice('YYYY-MM-DD '.length, 'YYYY-MM-DD HH:mm'.length);

function useContent(population: PopulationDto | null, span: PopulationSpan) {
  const { t } = useTranslation('studio');
  const language = useLanguage();
  return useMemo(() => {
    const points = population?.points ?? [];
    if (population === null || points.length === 0) return null;
    const peak = Math.max(...points.map((point) => point.population ?? 0));
    const format = (value: number) => formatNumber(value, language);
    return {
      facts: {
        figure: {
          value: t('population.peak', { count: peak, formatted: format(peak) }),
        },
        period: t(`population.period.${population.source}`, { span: t(`population.span.${span}`) }),
        source: t(`source.${population.source}`),
        definition: t(`population.definition.${span}`),
      },
      chart: {
        kind: 'area' as const,
        label: t('population'),
        stepName: t('population.time'),
        data: {
          labels: points.map(({ time }) => clockOf(time)),
          series: [{ name: t('population.viewers'), values: points.map((point) => point.population) }],
        },
        format,
        formatTick: (value: number) => formatCompact(value, language),
      },
    };
  }, [population, span, t, language]);
}
