import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../../../shared/ui/calendar/days';
import { useUrlView } from '../../../shared/lists/use-url-view';
import { ChartRow } from '../../../shared/chart-card/chart-row';
import { Card } from '../../../shared/ui/layout/card';
import { AuthorsCard } from './components/authors-card';
import { ClicksCard } from './components/clicks-card';
import { PublicationsCard } from './components/publications-card';
import { ShareCard } from './components/share-card';
import { TrendCard } from './components/trend-card';
import { UnknownNote } from './people/unknown-note';
import styles from './data-analysis-page.module.css';
import { DataAnalysisStore, TRENDS } from './data-analysis.store';
import { VisitorWays } from './people/known-people';
import { PeriodBar } from './period/period-bar';
import { periodQuery, periodView } from './period/period-view';
import { usePeriodAnnouncement } from './period/use-period-announcement';
import { FigureRows } from './rows/figure-rows';

export const DataAnalysisPage = observer(function DataAnalysisPage() {
  const { t } = useTranslation(['analysis', 'shared']);
  const [store] = useState(() => new DataAnalysisStore());
  const [view, changeView] = useUrlView(periodView);
  const query = useMemo(() => periodQuery(view, today()), [view]);
  useEffect(() => {
    store.show(query);
    return store.stop;
  }, [store, query]);
  usePeriodAnnouncement(store, query);

  return (
    <VisitorWays value={store.ways.data?.ways}>
      <h1 className={styles.title}>{t('shared:menu.visualization.dataAnalysis')}</h1>
      <PeriodBar view={view} onChange={changeView} />
      <div className={styles.cards}>
        <Card title={t('opinion')} className={styles.wide}>
          <UnknownNote of={['visits', 'comments']} />
          <ChartRow columns={4}>
            {TRENDS.map((trend) => (
              <TrendCard
                key={trend}
                trend={trend}
                resource={store.trends[trend]}
                onRetry={() => {
                  store.loadTrend(trend);
                }}
              />
            ))}
            <ShareCard resource={store.share} onRetry={store.loadShare} />
          </ChartRow>
        </Card>
        <PublicationsCard resource={store.publications} onRetry={store.loadPublications} />
        <AuthorsCard resource={store.authors} onRetry={store.loadAuthors} />
        <div className={styles.wide}>
          <ClicksCard resource={store.clicks} onRetry={store.loadClicks} />
        </div>
      </div>
      <FigureRows />
    </VisitorWays>
  );
});
