import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FigureRows } from '../../../features/content/analysis/rows/figure-rows';
import { session } from '../../../shared/session/session.store';
import { Carousel } from './carousel/carousel';
import { AnnouncementsCard } from './announcements/announcements-card';
import { ContentDataCard } from './components/content-data-card';
import { DocumentsCard } from './components/documents-card';
import { LaterContentTypes, LaterMonths, LaterPopular } from './components/later-cards';
import { FiguresStrip } from './figures/figures-strip';
import { NeedsCard } from './needs/needs-card';
import { NeedsStore } from './needs/needs.store';
import { RecentPagesCard } from './pages/recent-pages-card';
import { ShortcutsCard } from './pages/shortcuts-card';
import { PopularStore } from './popular.store';
import { SinceCard } from './since/since-card';
import styles from './workplace-page.module.css';
import { WorkplaceStore } from './workplace.store';

/** Open tasks first, then the figures of content; links to other pages beside them. */
export const WorkplacePage = observer(function WorkplacePage() {
  const { t } = useTranslation('workplace');
  const [store] = useState(() => new WorkplaceStore());
  const [popular] = useState(() => new PopularStore());
  const [needs] = useState(() => new NeedsStore());
  useEffect(() => needs.start(), [needs]);
  useEffect(() => {
    store.start();
    return store.stop;
  }, [store]);

  const { summary, contentData, loadSummary, loadContentData } = store;
  return (
    <>
      <h1 className={styles.greeting}>{t('greeting', { name: session.user?.name ?? '' })}</h1>
      <div className={styles.page}>
        <div className={styles.main}>
          <FiguresStrip summary={summary} onRetry={loadSummary} store={needs} />
          <div data-tour="worklist">
            <NeedsCard store={needs} />
          </div>
          <SinceCard />
          <ContentDataCard contentData={contentData} onRetry={loadContentData} />
          <div className={styles.pair}>
            <LaterPopular store={popular} />
            <LaterContentTypes summary={summary} onRetry={loadSummary} />
          </div>
          <LaterMonths summary={summary} onRetry={loadSummary} />
        </div>
        <div className={styles.rail}>
          <ShortcutsCard />
          <RecentPagesCard />
          <Carousel />
          <AnnouncementsCard />
          <DocumentsCard />
        </div>
      </div>
      <FigureRows />
    </>
  );
});
