import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { session } from '../../shared/session/session.store';
import { ContentTypesCard } from './components/content-types-card';
import { FiguresCard } from './components/figures-card';
import { MonthsCard } from './components/months-card';
import styles from './workplace-page.module.css';
import { WorkplaceStore } from './workplace.store';

export const WorkplacePage = observer(function WorkplacePage() {
  const { t } = useTranslation('workplace');
  const [store] = useState(() => new WorkplaceStore());
  useEffect(() => {
    if (!store.summary.isLoaded) store.load();
    return store.summary.stop;
  }, [store]);

  return (
    <>
      <h1 className={styles.greeting}>{t('greeting', { name: session.user?.name ?? '' })}</h1>
      <div className={styles.cards}>
        <FiguresCard summary={store.summary} onRetry={store.load} />
        <MonthsCard summary={store.summary} onRetry={store.load} />
        <ContentTypesCard summary={store.summary} onRetry={store.load} />
      </div>
    </>
  );
});
