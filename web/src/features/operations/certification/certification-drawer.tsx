import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CertificationAction, CertificationDetailDto } from '../../../api/generated/model';
import { saveFile } from '../../../shared/lib/save-file';
import { RecordActions } from '../../../shared/records/record-actions';
import { RecordDrawer } from '../../../shared/records/record-drawer';
import { RecordHistory } from '../../../shared/records/record-history';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import { confirm } from '../../../shared/ui/overlays/confirm';
import { CertificationRecordStore } from './certification-record.store';
import { historyActions } from './certification.constants';
import { CertificationDetails } from './components/certification-details';
import { CertificationDocuments } from './components/certification-documents';
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
  const { record } = store;

  const done = (action: CertificationAction) => {
    toasts.show({ kind: 'success', text: t(`done.${action}`) });
    onChanged();
  };
  const run = {
    pass: async () => {
      if (await store.pass()) done('pass');
    },
    reject: () => {
      store.setRejecting(true);
    },
  };
  const withdraw = async ({ enterpriseName: name }: CertificationDetailDto) => {
    const question = { title: t('withdraw.title'), text: t('withdraw.ask', { name }), isIrreversible: true };
    if (await confirm({ ...question, action: t('action.withdraw'), run: store.withdraw })) done('withdraw');
  };
  return (
    <>
      <RecordDrawer
        record={record}
        title={record.view.data?.enterpriseName ?? t('title.request')}
        gone={{ title: t('gone'), text: t('gone.text') }}
        changes={changes}
        onClose={onClose}
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
            <RecordHistory
              store={record.history}
              actions={historyActions}
              textOf={(action, { after }) => {
                const text = t(`history.${action}`);
                return after !== null && 'ownReview' in after ? t('history.own', { text }) : text;
              }}
              system={t('history.system')}
            />
            <RecordActions
              record={record}
              actions={request.actions.filter((action) => action !== 'withdraw')}
              labelOf={(action) => t(`action.${action}`)}
              danger={
                request.actions.includes('withdraw')
                  ? { label: t('action.withdraw'), onClick: () => void withdraw(request) }
                  : undefined
              }
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
    </>
  );
});
