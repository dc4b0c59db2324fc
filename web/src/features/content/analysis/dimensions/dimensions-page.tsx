import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../../../../shared/ui/calendar/days';
import { useUrlView } from '../../../../shared/lists/use-url-view';
import { ChartRow } from '../../../../shared/chart-card/chart-row';
import { Card } from '../../../../shared/ui/layout/card';
import { VisitorWays } from '../people/known-people';
import { PeriodBar } from '../period/period-bar';
import { UnknownNote } from '../people/unknown-note';
import { periodQuery, periodView } from '../period/period-view';
import { usePeriodAnnouncement } from '../period/use-period-announcement';
import { FigureRows } from '../rows/figure-rows';
import styles from './dimensions-page.module.css';
import { DimensionsStore, GROWTH_QUOTAS } from './dimensions.store';
import { GrowthCard } from './growth-card';
import { OverviewCard } from './overview-card';
import { OverviewDays } from './overview-days';
import { SourcesCard } from './sources-card';
import { TypesCard } from './types-card';
import { UserActionsCard } from './user-actions-card';

export const DimensionsPage = observer(function DimensionsPage() {
  const { t } = useTranslation(['shared', 'analysis']);
  const [store] = useState(() => new DimensionsStore());
  const [view, changeView] = useUrlView(periodView);
  const query = useMemo(() => periodQuery(view, today()), [view]);
  useEffect(() => {
    store.show(query);
    return store.stop;
  }, [store, query]);
  usePeriodAnnouncement(store, query);

  return (
    <VisitorWays value={store.ways.data?.ways}>
      <h1 className={styles.title}>{t('menu.visualization.multiDimensionDataAnalysis')}</h1>
      <PeriodBar view={view} onChange={changeView} />
      <div className={styles.cards}>
        <OverviewCard resource={store.overview} onRetry={store.loadOverview} />
        <ChartRow columns={2}>
          <OverviewDays resource={store.overview} onRetry={store.loadOverview} />
          <UserActionsCard resource={store.actions} onRetry={store.loadActions} />
        </ChartRow>
        <TypesCard resource={store.types} onRetry={store.loadTypes} />
        <Card title={t('analysis:growth')}>
          <UnknownNote of={['retainedPeople']} />
          <ChartRow columns={4}>
            {GROWTH_QUOTAS.map((quota) => (
              <GrowthCard
                key={quota}
                quota={quota}
                resource={store.growth[quota]}
                onRetry={() => {
                  store.loadGrowth(quota);
                }}
              />
            ))}
          </ChartRow>
        </Card>
        <SourcesCard resource={store.sources} onRetry={store.loadSources} />
      </div>
      <FigureRows />
    </VisitorWays>
  );
});
