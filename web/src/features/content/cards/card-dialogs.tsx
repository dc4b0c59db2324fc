import { useTranslation } from 'react-i18next';
import type { QualityInspectionDto } from '../../../api/generated/model';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import type { Section } from './cards.constants';
import type { CardsStore } from './cards.store';
import { CreateQueueDialog } from './components/create-queue-dialog';
import { HistoryDialog } from './components/history-dialog';
import { InspectDialog } from './inspect-dialog';
import { cardHistory } from './card-history.store';
import { InspectionStore } from './inspection.store';
import { ServiceOrder } from './service-order';
import { ServicePayment } from './service-payment';

export type OpenDialog =
  | { kind: 'create' }
  | { kind: 'inspect'; card: QualityInspectionDto; title: string }
  | { kind: 'order'; id: number; title: string }
  | { kind: 'pay'; id: number; title: string }
  | { kind: 'history'; section: Section; id: number; title: string };

interface Props {
  dialog: OpenDialog | null;
  store: CardsStore;
  onClose: () => void;
}

/** The dialogs of the cards. */
export function CardDialogs({ dialog, store, onClose }: Props) {
  const { t } = useTranslation('cards');
  switch (dialog?.kind) {
    case undefined:
      return null;
    case 'create':
      return (
        <CreateQueueDialog
          onClose={onClose}
          onCreate={async (queue, key) => {
            await store.createQueue(queue, key);
            toasts.show({ kind: 'success', text: t('create.done', { title: queue.title }) });
          }}
        />
      );
    case 'inspect': {
      const { card, title } = dialog;
      const makeStore = () => new InspectionStore(card.id, store.qualityInspection.put);
      return <InspectDialog title={title} makeStore={makeStore} onClose={onClose} />;
    }
    case 'order':
      return <ServiceOrder id={dialog.id} title={dialog.title} store={store} onClose={onClose} />;
    case 'pay':
      return <ServicePayment id={dialog.id} title={dialog.title} store={store} onClose={onClose} />;
    case 'history': {
      const { section, id, title } = dialog;
      const makeStore = () => cardHistory(section, id);
      return <HistoryDialog title={title} makeStore={makeStore} onClose={onClose} />;
    }
  }
}
