import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnSessionDto } from '../../../api/generated/model';
import { DEFAULT_PAGE_SIZE, FIRST_PAGE } from '../../../shared/data/list-limits';
import { Button } from '../../../shared/ui/actions/button';
import { Skeleton } from '../../../shared/ui/feedback/skeleton';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import { ResourceView } from '../../../shared/ui/loaded/resource-view';
import { confirm } from '../../../shared/ui/overlays/confirm';
import { Pager } from '../../../shared/ui/pager/pager';
import { SessionItem } from './components/session-item';
import { deviceText } from './components/device-text';
import type { SecurityStore, SessionsQuery } from './security.store';
import styles from './sessions-view.module.css';

/** Where the account is signed in, and signing out there. */
export const SessionsView = observer(function SessionsView({ store }: { store: SecurityStore }) {
  const { t } = useTranslation('security');
  const { sessions } = store;
  const [query, setQuery] = useState<SessionsQuery>({ current: FIRST_PAGE, pageSize: DEFAULT_PAGE_SIZE });
  useEffect(() => {
    void sessions.show(query);
  }, [sessions, query]);

  const end = async (session: OwnSessionDto) => {
    const isEnded = await confirm({
      title: t('sessions.end.title'),
      text: t('sessions.end.text', { device: deviceText(session, t), address: session.address }),
      action: t('sessions.end'),
      isIrreversible: true,
      run: () => store.endSession(session.id),
    });
    if (isEnded) toasts.show({ kind: 'success', text: t('sessions.ended') });
  };
  const endOthers = async () => {
    const isEnded = await confirm({
      title: t('sessions.endOthers.title'),
      text: t('sessions.endOthers.text'),
      action: t('sessions.endOthers'),
      isIrreversible: true,
      run: store.endOtherSessions,
    });
    if (!isEnded) return;
    setQuery({ ...query, current: FIRST_PAGE });
    toasts.show({ kind: 'success', text: t('sessions.othersEnded') });
  };

  return (
    <section aria-labelledby="sessions-title" className={styles.sessions}>
      <div className={styles.header}>
        <h2 id="sessions-title" className={styles.title}>
          {t('sessions')}
        </h2>
        {sessions.total > 1 && <Button onClick={() => void endOthers()}>{t('sessions.endOthers')}</Button>}
      </div>
      <ResourceView
        resource={sessions.page}
        skeleton={<Skeleton height="8rem" />}
        onRetry={() => void sessions.refresh()}
      >
        {({ list }) => (
          <ul className={styles.list}>
            {list.map((session) => (
              <SessionItem key={session.id} session={session} onEnd={() => void end(session)} />
            ))}
          </ul>
        )}
      </ResourceView>
      {sessions.total > DEFAULT_PAGE_SIZE && (
        <Pager
          {...query}
          total={sessions.state === 'ready' ? sessions.total : null}
          onPage={(current) => {
            setQuery({ ...query, current });
          }}
          onPageSize={(pageSize) => {
            setQuery({ current: FIRST_PAGE, pageSize });
          }}
        />
      )}
    </section>
  );
});
