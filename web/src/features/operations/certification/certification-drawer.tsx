import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../shared/lib/save-file';
import type { DrawerProps } from '../../../shared/records/page-parts';
import { ReviewDrawer } from '../../../shared/records/review-drawer';
import { addressOf, newCertificationRecord } from './certification-record.store';
import { historyActions } from './certification.constants';
import { CertificationDetails } from './components/certification-details';
import { CertificationDocuments } from './components/certification-documents';

/** The drawer of a request: what was submitted, its documents, history and actions. */
export const CertificationDrawer = observer(function CertificationDrawer({ id, ...drawer }: DrawerProps) {
  const { t } = useTranslation('certification');
  const [store] = useState(() => newCertificationRecord(id));
  return (
    <ReviewDrawer
      {...drawer}
      store={store}
      title={store.record.view.data?.enterpriseName ?? t('title.request')}
      gone={{ title: t('gone'), text: t('gone.text') }}
      words={{
        labelOf: (action) => t(`action.${action}`),
        doneOf: (action) => t(`done.${action}`),
        history: { actions: historyActions, textOf: (action) => t(`history.${action}`) },
        reason: { title: t('reject.title'), hint: t('reject.hint') },
        danger: 'withdraw',
        questionOf: (action, { enterpriseName: name }) =>
          action === 'withdraw' ? { title: t('withdraw.title'), text: t('withdraw.ask', { name }) } : null,
      }}
    >
      {(request) => (
        <>
          <CertificationDetails request={request} />
          <CertificationDocuments
            documents={request.documents}
            onDownload={(document) => {
              // The transport shows why it failed.
              addressOf(id, document).then(saveFile, () => undefined);
            }}
          />
        </>
      )}
    </ReviewDrawer>
  );
});
