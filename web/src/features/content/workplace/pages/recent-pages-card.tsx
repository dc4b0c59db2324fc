import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openPages } from '../../../../shared/pages/open-pages';
import { Button } from '../../../../shared/ui/actions/button';
import { undoable } from '../../../../shared/ui/feedback/undoable';
import { Card } from '../../../../shared/ui/layout/card';
import { ResourceView } from '../../../../shared/ui/loaded/resource-view';
import { QuietNote } from '../components/quiet-note';
import { PageTiles, PageTilesSkeleton } from './page-tiles';
import styles from './pages-card.module.css';
import { RecentPagesStore } from './recent-pages.store';

export const RecentPagesCard = observer(function RecentPagesCard() {
  const { t } = useTranslation('workplace');
  const [store] = useState(() => new RecentPagesStore());
  useEffect(() => {
    store.load();
    return store.visited.stop;
  }, [store]);

  const { visited } = store;
  const pages = openPages();
  const shown = (visited.data ?? []).flatMap((visit) => pages.find(({ name }) => name === visit.page) ?? []);
  const clear = async () => {
    const undo = await store.clear();
    undoable({ text: t('recent.cleared'), undo });
  };
  return (
    <Card
      title={t('recent')}
      busy={visited.isLoading}
      extra={
        shown.length > 0 && (
          <Button
            look="text"
            aria-label={t('recent.clear.named')}
            onClick={() => {
              // request.ts reports an error.
              clear().catch(() => undefined);
            }}
          >
            {t('recent.clear')}
          </Button>
        )
      }
    >
      <div className={styles.box}>
        <ResourceView resource={visited} skeleton={<PageTilesSkeleton count={6} />} onRetry={store.load}>
          {() =>
            shown.length > 0 ? (
              <PageTiles pages={shown} />
            ) : (
              <QuietNote title={t('recent.empty')}>{t('recent.empty.text')}</QuietNote>
            )
          }
        </ResourceView>
      </div>
    </Card>
  );
});
