import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EnquiryAction, EnquiryDto } from '../../../api/generated/model';
import type { DrawerProps } from '../../../shared/records/page-parts';
import { RecordActions } from '../../../shared/records/record-actions';
import { RecordDrawer } from '../../../shared/records/record-drawer';
import { RecordHistory } from '../../../shared/records/record-history';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import { confirm } from '../../../shared/ui/overlays/confirm';
import { CloseDialog } from './components/close-dialog';
import { EnquiryDetails } from './components/enquiry-details';
import { historyActions } from './enquiries.constants';
import { EnquiryRecordStore } from './enquiry-record.store';

interface Props extends Omit<DrawerProps, 'id'> {
  reference: string;
}

/** The drawer of an enquiry: its fields, history and actions. */
export const EnquiryDrawer = observer(function EnquiryDrawer(props: Props) {
  const { reference, changes, onChanged, onClose } = props;
  const { t } = useTranslation('enquiries');
  const [store] = useState(() => new EnquiryRecordStore(reference));
  const { record } = store;

  const done = (action: EnquiryAction | 'erase') => {
    toasts.show({ kind: 'success', text: t(`done.${action}`) });
    onChanged();
  };
  const act = async (action: EnquiryAction) => {
    if (action === 'close') store.setClosing(true);
    else if (await store.move(action)) done(action);
  };
  const erase = async ({ name }: EnquiryDto) => {
    const question = { title: t('erase.title'), text: t('erase.ask', { name }), isIrreversible: true };
    if (!(await confirm({ ...question, action: t('action.erase'), run: store.erase }))) return;
    onClose();
    done('erase');
  };
  return (
    <>
      <RecordDrawer
        record={record}
        title={record.view.data?.name ?? t('title')}
        gone={{ title: t('gone'), text: t('gone.text') }}
        changes={changes}
        onClose={onClose}
      >
        {(enquiry) => (
          <>
            <EnquiryDetails enquiry={enquiry} />
            <RecordHistory
              store={record.history}
              actions={historyActions}
              textOf={(action) => t(`history.${action}`)}
              system={t('history.visitor')}
            />
            <RecordActions
              record={record}
              actions={enquiry.actions}
              labelOf={(action) => t(`action.${action}`)}
              danger={{ label: t('action.erase'), onClick: () => void erase(enquiry) }}
              conflict={t('conflict')}
              onAction={(action) => void act(action)}
            />
          </>
        )}
      </RecordDrawer>
      {store.isClosing && (
        <CloseDialog
          form={store.outcome}
          onSent={() => {
            store.setClosing(false);
            done('close');
          }}
          onCancel={() => {
            store.setClosing(false);
          }}
        />
      )}
    </>
  );
});
