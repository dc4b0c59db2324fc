import { IconEmpty } from '@arco-design/web-react/icon';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../shared/i18n/format';
import { useLanguage } from '../../../shared/i18n/use-language';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { ResourceView } from '../../../shared/ui/resource-view';
import { Skeleton } from '../../../shared/ui/skeleton';
import { StatePanel } from '../../../shared/ui/state-panel';
import { changeOf } from '../history-entry';
import type { HistoryStore } from '../history.store';
import styles from './history-dialog.module.css';

interface Props {
  title: string;
  makeStore: () => HistoryStore;
  onClose: () => void;
}

/** Who did what with a card, and when. */
export const HistoryDialog = observer(function HistoryDialog({ title, makeStore, onClose }: Props) {
  const { t } = useTranslation('cards');
  const language = useLanguage();
  const [store] = useState(makeStore);
  useEffect(() => {
    store.load();
    return store.entries.stop;
  }, [store]);

  const skeleton = (
    <div className={styles.entries}>
      {Array.from({ length: 4 }, (_, at) => (
        <Skeleton key={at} height={40} />
      ))}
    </div>
  );
  return (
    <Dialog title={t('history.title', { title })} onClose={onClose}>
      <ResourceView resource={store.entries} skeleton={skeleton} onRetry={store.load}>
        {(entries) =>
          entries.length === 0 ? (
            <StatePanel icon={<IconEmpty />} title={t('history.empty')}>
              {t('history.empty.text')}
            </StatePanel>
          ) : (
            <ol className={styles.entries}>
              {entries.map((entry) => {
                const { action, item } = changeOf(entry);
                return (
                  <li key={entry.id} className={styles.entry}>
                    <p>{action === null ? entry.action : t(`history.action.${action}`, { item })}</p>
                    <p className={styles.by}>
                      {entry.person ?? t('history.system')} ·{' '}
                      <time dateTime={entry.time.replace(' ', 'T')}>
                        {formatDateTime(entry.time, language)}
                      </time>
                    </p>
                  </li>
                );
              })}
            </ol>
          )
        }
      </ResourceView>
      {store.hasMore && (
        <Button busy={store.entries.isLoading} onClick={store.load}>
          {t('history.more')}
        </Button>
      )}
    </Dialog>
  );
});
