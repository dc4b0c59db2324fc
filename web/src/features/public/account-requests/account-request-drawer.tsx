import IconExclamation from '@arco-design/web-react/icon/react-icon/IconExclamation';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error';
import { NOT_FOUND } from '../../../api/codes';
import { Skeleton } from '../../../shared/ui/feedback/skeleton';
import { StatePanel } from '../../../shared/ui/feedback/state-panel';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import { ResourceView } from '../../../shared/ui/loaded/resource-view';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { AccountRequestRecordStore } from './account-request-record.store';
import styles from './components/account-request.module.css';
import { AccountRequestActions } from './components/account-request-actions';
import { AccountRequestDetails } from './components/account-request-details';
import { AccountRequestHistory } from './components/account-request-history';
import { MadeLinkDialog } from './components/made-link-dialog';
import { RejectDialog } from './components/reject-dialog';

interface Props {
  id: number;
  /** Number of changes so far: each change reloads the request. */
  changes: number;
  onChanged: () => void;
  onClose: () => void;
}

/** The drawer of a request: its fields, history and actions. */
export const AccountRequestDrawer = observer(function AccountRequestDrawer(props: Props) {
  const { id, changes, onChanged, onClose } = props;
  const { t } = useTranslation('account-requests');
  const [store] = useState(() => new AccountRequestRecordStore(id));
  useEffect(() => {
    void store.load();
    return store.stop;
  }, [store, changes]);

  const done = (text: string) => {
    toasts.show({ kind: 'success', text });
    onChanged();
  };
  const run = {
    approve: async () => {
      if (await store.approve()) done(t('done.approve'));
    },
    makeLink: async () => {
      if (await store.makeLink()) onChanged();
    },
    reject: () => {
      store.setRejecting(true);
    },
  };
  const { error, data } = store.view;
  return (
    <>
      <Dialog shape="sheet" title={data?.name ?? t('title')} onClose={onClose}>
        <div className={styles.body}>
          {error instanceof ApiError && error.code === NOT_FOUND ? (
            <StatePanel icon={<IconExclamation />} title={t('gone')}>
              {t('gone.text')}
            </StatePanel>
          ) : (
            <ResourceView
              resource={store.view}
              skeleton={<Skeleton height="24rem" />}
              onRetry={() => void store.load()}
            >
              {(request) => (
                <>
                  <AccountRequestDetails request={request} />
                  <AccountRequestHistory store={store.history} />
                  <AccountRequestActions
                    actions={request.actions}
                    isBusy={store.isBusy}
                    note={store.note}
                    onNoteClose={store.forgetNote}
                    onAction={(action) => void run[action]()}
                  />
                </>
              )}
            </ResourceView>
          )}
        </div>
      </Dialog>
      {store.isRejecting && (
        <RejectDialog
          form={store.rejection}
          onSent={() => {
            store.setRejecting(false);
            done(t('done.reject'));
          }}
          onCancel={() => {
            store.setRejecting(false);
          }}
        />
      )}
      {store.made !== null && (
        <MadeLinkDialog
          made={store.made}
          name={data?.name ?? ''}
          onClose={() => {
            store.setMade(null);
          }}
        />
      )}
    </>
  );
});
