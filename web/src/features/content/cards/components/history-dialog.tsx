import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HistoryEntries } from '../../../../shared/history/history-entries';
import type { HistoryStore } from '../../../../shared/history/history.store';
import { Dialog } from '../../../../shared/ui/overlays/dialog';
import { changeOf } from '../history-entry';

interface Props {
  title: string;
  makeStore: () => HistoryStore;
  onClose: () => void;
}

/** The history of a card: who did what, and when. */
export function HistoryDialog({ title, makeStore, onClose }: Props) {
  const { t } = useTranslation('cards');
  const [store] = useState(makeStore);
  useEffect(() => {
    store.load();
    return store.entries.stop;
  }, [store]);
  return (
    <Dialog title={t('history.title', { title })} onClose={onClose}>
      <HistoryEntries
        store={store}
        say={(entry) => {
          const { action, item, reason } = changeOf(entry);
          const change = action === null ? entry.action : t(`history.action.${action}`, { item });
          return reason === '' ? change : t('history.reason', { change, reason });
        }}
        texts={{
          system: t('history.system'),
          more: t('history.more'),
          empty: t('history.empty'),
          emptyText: t('history.empty.text'),
        }}
      />
    </Dialog>
  );
}
