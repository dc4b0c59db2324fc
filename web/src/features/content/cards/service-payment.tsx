import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { PayDialog } from '../../../features/content/service-cards/ordering/pay-dialog';
import { tellOfService } from '../../../features/content/service-cards/ordering/tell-of-service';
import type { CardsStore } from './cards.store';

interface Props {
  id: number;
  title: string;
  store: CardsStore;
  onClose: () => void;
}

/** The dialog that pays the order of a service that waits. */
export const ServicePayment = observer(function ServicePayment({ id, title, store, onClose }: Props) {
  const { t } = useTranslation('ordering');
  const card = store.service.cards?.find((one) => one.id === id);
  const order = card?.order ?? null;
  if (card === undefined || order === null) return null;
  const term = card.terms.find(({ months }) => months === order.termMonths);
  return (
    <PayDialog
      order={order}
      title={title}
      expiresAt={term?.expiresAt ?? null}
      onPay={async () => {
        const changed = await store.settleOrder(card, 'pay');
        if (changed !== null)
          tellOfService(changed, t(`order.done.${order.kind}`, { title }), store.undoService);
      }}
      onClose={onClose}
    />
  );
});
