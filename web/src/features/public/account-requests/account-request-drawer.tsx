import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordActions } from '../../../shared/records/record-actions';
import { RecordDrawer } from '../../../shared/records/record-drawer';
import { RecordHistory } from '../../../shared/records/record-history';
import { confirm } from '../../../shared/ui/overlays/confirm';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import { AccountRequestRecordStore } from './account-request-record.store';
import { historyActions } from './account-requests.constants';
import { AccountRequestDetails } from './components/account-request-details';
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
  const { record } = store;
  const name = record.view.data?.name;

  const done = (action: 'approve' | 'reject') => {
    toasts.show({ kind: 'success', text: t(`done.${action}`) });
    onChanged();
  };
  const run = {
    approve: async () => {
      const { email = '', emailHolders = [] } = record.view.data ?? {};
      const approve = async () => {
        if (await store.approve()) done('approve');
      };
      if (emailHolders.length === 0) {
        await approve();
        return;
      }
      const names = emailHolders.map((holder) => `${holder.name} (${holder.userName})`).join(', ');
      await confirm({
        title: t('approve.title'),
        text: t('approve.claimed', { email, names }),
        action: t('action.approve'),
        isIrreversible: false,
        // The drawer shows the error.
        run: approve,
      });
    },
    makeLink: async () => {
      if (await store.makeLink()) onChanged();
    },
    reject: () => {
      store.setRejecting(true);
    },
  };
  return (
    <>
      <RecordDrawer
        record={record}
        title={name ?? t('title')}
        gone={{ title: t('gone'), text: t('gone.text') }}
        changes={changes}
        onClose={onClose}
      >
        {(request) => (
          <>
            <AccountRequestDetails request={request} />
            <RecordHistory
              store={record.history}
              actions={historyActions}
              textOf={(action) => t(`history.${action}`)}
              system={t('history.visitor')}
            />
            <RecordActions
              record={record}
              actions={request.actions}
              labelOf={(action) => t(`action.${action}`)}
              conflict={t('conflict')}
              onAction={(action) => void run[action]()}
            />
          </>
        )}
      </RecordDrawer>
      {store.isRejecting && (
        <RejectDialog
          form={store.rejection}
          onSent={() => {
            store.setRejecting(false);
            done('reject');
          }}
          onCancel={() => {
            store.setRejecting(false);
          }}
        />
      )}
      {store.made !== null && (
        <MadeLinkDialog
          made={store.made}
          name={name ?? ''}
          onClose={() => {
            store.setMade(null);
          }}
        />
      )}
    </>
  );
});
