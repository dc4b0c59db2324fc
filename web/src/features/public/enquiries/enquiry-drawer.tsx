import IconExclamation from '@arco-design/web-react/icon/react-icon/IconExclamation';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error';
import { NOT_FOUND } from '../../../api/codes';
import type { EnquiryDto } from '../../../api/generated/model';
import { confirm } from '../../../shared/ui/overlays/confirm';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { ResourceView } from '../../../shared/ui/loaded/resource-view';
import { Skeleton } from '../../../shared/ui/feedback/skeleton';
import { StatePanel } from '../../../shared/ui/feedback/state-panel';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import { CloseDialog } from './components/close-dialog';
import styles from './components/enquiry.module.css';
import { EnquiryActions } from './components/enquiry-actions';
import { EnquiryDetails } from './components/enquiry-details';
import { EnquiryHistory } from './components/enquiry-history';
import { EnquiryRecordStore, type SimpleAction } from './enquiry-record.store';

interface Props {
  reference: string;
  /** Number of changes so far: each change reloads the enquiry. */
  changes: number;
  onChanged: () => void;
  onClose: () => void;
}

/** The drawer of an enquiry: its fields, history and actions. */
export const EnquiryDrawer = observer(function EnquiryDrawer(props: Props) {
  const { reference, changes, onChanged, onClose } = props;
  const { t } = useTranslation('enquiries');
  const [store] = useState(() => new EnquiryRecordStore(reference));
  useEffect(() => {
    void store.load();
    return store.stop;
  }, [store, changes]);

  const done = (text: string) => {
    toasts.show({ kind: 'success', text });
    onChanged();
  };
  const move = (action: SimpleAction) => {
    void store.move(action).then((isDone) => {
      if (isDone) done(t(`done.${action}`));
    });
  };
  const erase = async ({ name }: EnquiryDto) => {
    const question = { title: t('erase.title'), text: t('erase.ask', { name }), isIrreversible: true };
    if (!(await confirm({ ...question, action: t('action.erase'), run: store.erase }))) return;
    onClose();
    done(t('done.erase'));
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
              skeleton={<EnquirySkeleton />}
              onRetry={() => void store.load()}
            >
              {(enquiry) => (
                <>
                  <EnquiryDetails enquiry={enquiry} />
                  <EnquiryHistory store={store.history} />
                  <EnquiryActions
                    actions={enquiry.actions}
                    isBusy={store.isBusy}
                    note={store.isClosing ? null : store.note}
                    onNoteClose={store.forgetNote}
                    onMove={move}
                    onFinish={() => {
                      store.setClosing(true);
                    }}
                    onErase={() => void erase(enquiry)}
                  />
                </>
              )}
            </ResourceView>
          )}
        </div>
      </Dialog>
      {store.isClosing && (
        <CloseDialog
          reference={reference}
          isBusy={store.isBusy}
          failure={store.note}
          onSend={async (note) => {
            if (await store.close(note)) done(t('done.close'));
          }}
          onCancel={() => {
            store.setClosing(false);
          }}
        />
      )}
    </>
  );
});

function EnquirySkeleton() {
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
