import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ServiceOrderDto } from '../../../../api/generated/model';
import { Dialog } from '../../../../shared/ui/overlays/dialog';
import { DialogActions } from '../../../../shared/ui/overlays/dialog-actions';
import { BillingStore } from './billing.store';
import { missingFor } from './order-choice';
import styles from './order-dialog.module.css';
import { PaymentSummary } from './payment-summary';

interface Props {
  order: Pick<ServiceOrderDto, 'id' | 'price'>;
  /** Of the service. */
  title: string;
  /** Until when the service is open once it is paid; null if that is not known. */
  expiresAt: string | null;
  /** Shows its errors where the order is shown. */
  onPay: () => Promise<void>;
  onClose: () => void;
}

/** Asks before an order that waits is paid: the price, and what stays of the balance. */
export const PayDialog = observer(function PayDialog({ order, title, expiresAt, onPay, onClose }: Props) {
  const { t } = useTranslation(['ordering', 'shared']);
  const [billing] = useState(() => new BillingStore());
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    billing.load();
    return billing.stop;
  }, [billing]);
  const missing = missingFor(order.price, billing.balance);
  const pay = async () => {
    if (isBusy) return;
    setBusy(true);
    await onPay();
    onClose();
  };
  const payNow = { label: t('order.pay'), isBusy, onClick: () => void pay() };
  const cancel = { label: t('shared:action.cancel'), onClick: onClose };
  return (
    <Dialog title={t('pay.title', { id: order.id, title })} onClose={onClose}>
      <div className={styles.form}>
        <PaymentSummary
          price={order.price}
          expiresAt={expiresAt}
          balance={billing.balance}
          missingText={(amount) => t('pay.missing', { amount })}
          onLeave={onClose}
        />
      </div>
      {missing !== null && missing > 0 ? (
        <DialogActions secondary={[cancel]} />
      ) : (
        <DialogActions primary={payNow} secondary={[cancel]} />
      )}
    </Dialog>
  );
});
