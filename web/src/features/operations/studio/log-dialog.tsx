import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HistoryEntries } from '../../../shared/history/history-entries';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { logText } from './log-text';
import { operationLog } from './operation-log.store';

/** What was done in the studio: what, who and when. */
export function LogDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('studio');
  const [store] = useState(operationLog);
  useEffect(() => {
    store.load();
    return store.entries.stop;
  }, [store]);
  return (
    <Dialog title={t('log')} onClose={onClose}>
      <HistoryEntries
        store={store}
        say={(entry) => logText(entry, t)}
        texts={{
          system: t('log.system'),
          more: t('log.more'),
          empty: t('log.empty'),
          emptyText: t('log.empty.text'),
        }}
      />
    </Dialog>
  );
}
