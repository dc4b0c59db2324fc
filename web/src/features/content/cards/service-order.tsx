import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { OrderDialog } from '../../../features/content/service-cards/ordering/order-dialog';
import { tellOfService } from '../../../features/content/service-cards/ordering/tell-of-service';
import type { CardsStore } from './cards.store';

interface Props {
  id: number;
  title: string;
  store: CardsStore;
  onClose: () => void;
}

/** The dialog that opens or renews a service. */
export const ServiceOrder = observer(function ServiceOrder({ id, title, store, onClose }: Props) {
  const { t } = useTranslation('ordering');
  const card = store.service.cards?.find((one) => one.id === id);
  if (card === undefined) return null;
  return (
    <OrderDialog
      service={card}
      title={title}
      onOrder={async (choice, key) => {
        const kind = card.orderKind ?? 'open';
        const changed = await store.orderService(card, choice, key);
        tellOfService(
          changed,
          t(`order.done.${changed.order === null ? kind : 'later'}`, { title }),
          store.undoService,
        );
      }}
      onClose={onClose}
    />
  );
});
