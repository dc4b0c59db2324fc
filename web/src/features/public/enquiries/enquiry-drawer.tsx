import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EnquiryDto } from '../../../api/generated/model';
import type { DrawerProps } from '../../../shared/records/page-parts';
import { ReviewDrawer } from '../../../shared/records/review-drawer';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import { confirm } from '../../../shared/ui/overlays/confirm';
import { EnquiryDetails } from './components/enquiry-details';
import { historyActions } from './enquiries.constants';
import { erase, newEnquiryRecord } from './enquiry-record.store';

interface Props extends Omit<DrawerProps, 'id'> {
  reference: string;
}

/** The drawer of an enquiry: its fields, history and actions. */
export const EnquiryDrawer = observer(function EnquiryDrawer({ reference, ...drawer }: Props) {
  const { t } = useTranslation('enquiries');
  const [store] = useState(() => newEnquiryRecord(reference));
  const askToErase = async ({ name }: EnquiryDto) => {
    const question = { title: t('erase.title'), text: t('erase.ask', { name }), isIrreversible: true };
    const run = () => erase(reference, store);
    if (!(await confirm({ ...question, action: t('action.erase'), run }))) return;
    drawer.onClose();
    toasts.show({ kind: 'success', text: t('done.erase') });
    drawer.onChanged();
  };
  return (
    <ReviewDrawer
      {...drawer}
      store={store}
      title={store.record.view.data?.name ?? t('title')}
      gone={{ title: t('gone'), text: t('gone.text') }}
      words={{
        labelOf: (action) => t(`action.${action}`),
        doneOf: (action) => t(`done.${action}`),
        history: {
          actions: historyActions,
          textOf: (action) => t(`history.${action}`),
          system: t('history.visitor'),
        },
        reason: {
          ...{ title: t('action.close'), label: t('column.note'), hint: t('close.hint') },
          ...{ missing: t('close.missing'), isShort: true },
        },
      }}
      erase={{ label: t('action.erase'), onClick: (enquiry) => void askToErase(enquiry) }}
    >
      {(enquiry) => <EnquiryDetails enquiry={enquiry} />}
    </ReviewDrawer>
  );
});
