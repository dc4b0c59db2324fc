import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../../shared/announcements/live-regions';
import { openPages } from '../../../../shared/pages/open-pages';
import { Button } from '../../../../shared/ui/actions/button';
import { lazyPart } from '../../../../shared/ui/feedback/lazy-part';
import { Card } from '../../../../shared/ui/layout/card';
import { ResourceView } from '../../../../shared/ui/loaded/resource-view';
import { QuietNote } from '../components/quiet-note';
import { PageTiles, PageTilesSkeleton } from './page-tiles';
import styles from './pages-card.module.css';
import { ShortcutsStore } from './shortcuts.store';

const ShortcutsDialog = lazyPart(async () => (await import('./shortcuts-dialog')).ShortcutsDialog);

/** Links that the person has chosen, stored on the account. */
export const ShortcutsCard = observer(function ShortcutsCard() {
  const { t } = useTranslation('workplace');
  const [store] = useState(() => new ShortcutsStore());
  const [isEdited, setEdited] = useState(false);
  useEffect(() => {
    store.start();
    return store.names.stop;
  }, [store]);

  const pages = openPages();
  const close = () => {
    setEdited(false);
  };
  const { names } = store;
  const chosen = (names.data ?? []).flatMap((name) => pages.find((page) => page.name === name) ?? []);
  const edit = names.state === 'ready' && (
    <Button
      look="text"
      aria-label={t('shortcuts.edit.named')}
      onClick={() => {
        setEdited(true);
      }}
    >
      {t('shortcuts.edit')}
    </Button>
  );
  return (
    <Card title={t('shortcuts')} extra={edit} busy={names.isLoading}>
      <div className={styles.box}>
        <ResourceView resource={names} skeleton={<PageTilesSkeleton count={6} />} onRetry={store.load}>
          {() =>
            chosen.length > 0 ? (
              <PageTiles pages={chosen} />
            ) : (
              <QuietNote title={t('shortcuts.empty')}>{t('shortcuts.empty.text')}</QuietNote>
            )
          }
        </ResourceView>
      </div>
      {isEdited && (
        <ShortcutsDialog
          chosen={chosen}
          pages={pages}
          onSave={async (shown) => {
            await store.save(shown);
            announce(t('shortcuts.saved'));
          }}
          onClose={close}
          onLost={close}
        />
      )}
    </Card>
  );
});
