import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { session } from '../../../shared/session/session.store';
import { ContentDataCard } from './components/content-data-card';
import { ContentTypesCard } from './components/content-types-card';
import { FiguresCard } from './components/figures-card';
import { MonthsCard } from './components/months-card';
import { PopularCard } from './components/popular-card';
import { PopularStore } from './popular.store';
import styles from './workplace-page.module.css';
import { WorkplaceStore } from './workplace.store';

export const WorkplacePage = observer(function WorkplacePage() {
  const { t } = useTranslation('workplace');
  const [store] = useState(() => new WorkplaceStore());
  const [popular] = useState(() => new PopularStore());
  useEffect(() => {
    store.start();
    return store.stop;
  }, [store]);

  const { summary, contentData, loadSummary, loadContentData } = store;
  return (
    <>
      <h1 className={styles.greeting}>{t('greeting', { name: session.user?.name ?? '' })}</h1>
      <div className={styles.cards}>
        <FiguresCard summary={summary} onRetry={loadSummary} />
        <ContentDataCard contentData={contentData} onRetry={loadContentData} />
        <ContentTypesCard summary={summary} onRetry={loadSummary} />
        <PopularCard store={popular} />
        <MonthsCard summary={summary} onRetry={loadSummary} />
      </div>
    </>
  );
});
