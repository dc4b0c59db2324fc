import IconExclamation from '@arco-design/web-react/icon/react-icon/IconExclamation';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error';
import { NOT_FOUND } from '../../../api/codes';
import type { CertificationAction, CertificationDetailDto } from '../../../api/generated/model';
import { saveFile } from '../../../shared/lib/save-file';
import { NoteLine } from '../../../shared/ui/feedback/note-line';
import { Skeleton } from '../../../shared/ui/feedback/skeleton';
import { StatePanel } from '../../../shared/ui/feedback/state-panel';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import { ResourceView } from '../../../shared/ui/loaded/resource-view';
import { confirm } from '../../../shared/ui/overlays/confirm';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { DialogActions } from '../../../shared/ui/overlays/dialog-actions';
import { CertificationRecordStore } from './certification-record.store';
import styles from './components/certification.module.css';
import { CertificationDetails } from './components/certification-details';
import { CertificationDocuments } from './components/certification-documents';
import { CertificationHistory } from './components/certification-history';
import { RejectDialog } from './components/reject-dialog';

interface Props {
  id: number;
  /** Number of changes so far: each change reloads the request. */
  changes: number;
  onChanged: () => void;
  onClose: () => void;
}

/** The drawer of a request: what was submitted, its documents, history and actions. */
export const CertificationDrawer = observer(function CertificationDrawer(props: Props) {
  const { id, changes, onChanged, onClose } = props;
  const { t } = useTranslation('certification');
  const [store] = useState(() => new CertificationRecordStore(id));
  useEffect(() => {
    void store.load();
    return store.stop;
  }, [store, changes]);

  const done = (action: CertificationAction) => {
    toasts.show({ kind: 'success', text: t(`done.${action}`) });
    onChanged();
  };
  const withdraw = async ({ enterpriseName: name }: CertificationDetailDto) => {
    const question = { title: t('withdraw.title'), text: t('withdraw.ask', { name }), isIrreversible: true };
    if (await confirm({ ...question, action: t('action.withdraw'), run: store.withdraw })) done('withdraw');
  };
  const actionsOf = (request: CertificationDetailDto) => {
    const has = (action: CertificationAction) => request.actions.includes(action);
    const isBusy = store.isBusy;
    const pass = () => {
      void store.pass().then((isDone) => {
        if (isDone) done('pass');
      });
    };
    const reject = () => {
      store.setRejecting(true);
    };
    return {
      primary: has('pass') ? { label: t('action.pass'), isBusy, onClick: pass } : undefined,
      secondary: has('reject') ? [{ label: t('action.reject'), isBusy, onClick: reject }] : [],
      danger: has('withdraw')
        ? { label: t('action.withdraw'), onClick: () => void withdraw(request) }
        : undefined,
    };
  };
  const { error, data } = store.view;
  const note = store.isRejecting ? null : store.note;
  return (
    <>
      <Dialog shape="sheet" title={data?.enterpriseName ?? t('title.request')} onClose={onClose}>
        <div className={styles.body}>
          {error instanceof ApiError && error.code === NOT_FOUND ? (
            <StatePanel icon={<IconExclamation />} title={t('gone')}>
              {t('gone.text')}
            </StatePanel>
          ) : (
            <ResourceView
              resource={store.view}
              skeleton={<DrawerSkeleton />}
              onRetry={() => void store.load()}
            >
              {(request) => (
                <>
                  <CertificationDetails request={request} />
                  <CertificationDocuments
                    documents={request.documents}
                    onDownload={(document) => {
                      // The transport shows why it failed.
                      store.addressOf(document).then(saveFile, () => undefined);
                    }}
                  />
                  <CertificationHistory store={store.history} />
                  <DialogActions
                    {...actionsOf(request)}
                    note={
                      note !== null && (
                        <NoteLine note={note} conflictText={t('conflict')} onClose={store.forgetNote} />
                      )
                    }
                  />
                </>
              )}
            </ResourceView>
          )}
        </div>
      </Dialog>
      {store.isRejecting && (
        <RejectDialog
          id={id}
          isBusy={store.isBusy}
          failure={store.note}
          onSend={async (reason) => {
            if (await store.reject(reason)) done('reject');
          }}
          onCancel={() => {
            store.setRejecting(false);
          }}
        />
      )}
    </>
  );
});

function DrawerSkeleton() {
  return (
    <div aria-busy="true">
      {Array.from({ length: 9 }, (_, at) => (
        <p key={at} className={styles.skeleton}>
          <Skeleton width={at % 2 === 0 ? '72%' : '48%'} />
        </p>
      ))}
    </div>
  );
}
