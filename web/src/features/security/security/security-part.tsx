import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { session } from '../../../shared/session/session.store';
import { Alert } from '../../../shared/ui/feedback/alert';
import { Skeleton } from '../../../shared/ui/feedback/skeleton';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import { ResourceView } from '../../../shared/ui/loaded/resource-view';
import { deviceText } from './components/device-text';
import { SecurityRows } from './components/security-rows';
import { PasskeysView } from './passkeys-view';
import { SecurityDialogs, type SecurityDialog } from './security-dialogs';
import { SecurityStore } from './security.store';
import { SessionsView } from './sessions-view';
import { TokensView } from './tokens-view';

/** The tab Security Settings of the user settings. */
export const SecurityPart = observer(function SecurityPart() {
  const { t } = useTranslation('security');
  const [store] = useState(() => new SecurityStore());
  const [dialog, setDialog] = useState<SecurityDialog | null>(null);
  useEffect(() => {
    void store.load();
    return store.stop;
  }, [store]);
  const current = store.sessions.rows.find(({ isCurrent }) => isCurrent);
  const finish = (message: string) => {
    setDialog(null);
    toasts.show({ kind: 'success', text: message });
    void store.load();
    void store.sessions.refresh();
  };
  return (
    <>
      {session.secondFactorDue && <Alert kind="warning">{t('app.due')}</Alert>}
      <ResourceView
        resource={store.settings}
        skeleton={<Skeleton height="16rem" />}
        onRetry={() => void store.load()}
      >
        {(security) => (
          <>
            <SecurityRows security={security} onlySecondFactor={session.secondFactorDue} onOpen={setDialog} />
            <SecurityDialogs
              dialog={dialog}
              security={security}
              onOpen={setDialog}
              onDone={(message) => {
                if (dialog?.kind === 'authenticator') session.endSecondFactorDuty();
                finish(message);
              }}
              onChange={() => void store.load()}
            />
            <PasskeysView
              security={security}
              device={current === undefined ? '' : deviceText(current, t)}
              onDone={(message) => {
                session.endSecondFactorDuty();
                finish(message);
              }}
            />
          </>
        )}
      </ResourceView>
      <SessionsView store={store} />
      {!session.secondFactorDue && <TokensView />}
    </>
  );
});
