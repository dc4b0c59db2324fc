import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../shared/ui/feedback/alert';
import { NoteLine } from '../../../shared/ui/feedback/note-line';
import { Skeleton } from '../../../shared/ui/feedback/skeleton';
import { ResourceView } from '../../../shared/ui/loaded/resource-view';
import { KindsTable } from './components/kinds-table';
import { TimeFields } from './components/time-fields';
import styles from './notifications-part.module.css';
import { NotificationsStore } from './notifications.store';

/** The tab Notifications of the user settings. */
export const NotificationsPart = observer(function NotificationsPart() {
  const { t } = useTranslation('notifications');
  const [store] = useState(() => new NotificationsStore());
  useEffect(() => store.start(), [store]);
  const { preferences, note, isSaved } = store;
  return (
    <div className={styles.part}>
      {note && <NoteLine note={note} conflictText={t('conflict')} onClose={store.closeNote} />}
      <p role="status" className={styles.status}>
        {isSaved ? t('saved') : ''}
      </p>
      <ResourceView
        resource={preferences}
        skeleton={<Skeleton height="16rem" />}
        onRetry={() => void store.load()}
      >
        {(data) => (
          <>
            {data.mail !== 'ready' && <Alert kind="warning">{t(`mail.${data.mail}`)}</Alert>}
            <KindsTable preferences={data} onChoose={store.choose} />
            <TimeFields preferences={data} onChange={store.setTimes} />
          </>
        )}
      </ResourceView>
    </div>
  );
});
