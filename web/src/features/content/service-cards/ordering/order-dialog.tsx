import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../api/api-error';
import { CONFLICT } from '../../../../api/codes';
import type { ServiceDto } from '../../../../api/generated/model';
import { formatMoney } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { newKey } from '../../../../shared/lib/new-key';
import { Alert } from '../../../../shared/ui/feedback/alert';
import { type Note, NoteLine } from '../../../../shared/ui/feedback/note-line';
import { SelectField } from '../../../../shared/ui/fields/select-field';
import { Dialog } from '../../../../shared/ui/overlays/dialog';
import { DialogActions } from '../../../../shared/ui/overlays/dialog-actions';
import { BillingStore } from './billing.store';
import { formerPrice, missingFor, type OrderChoice, pricesOf, usualTerm } from './order-choice';
import styles from './order-dialog.module.css';
import { PaymentSummary } from './payment-summary';

interface Props {
  /** Its current state: after a conflict it is another one. */
  service: ServiceDto;
  title: string;
  /** Rejects with the error of the server. */
  onOrder: (choice: OrderChoice, idempotencyKey: string) => Promise<void>;
  onClose: () => void;
}

/** Opens or renews a service: its terms and prices, the balance, and whether to pay now or later. */
export const OrderDialog = observer(function OrderDialog({ service, title, onOrder, onClose }: Props) {
  const { t } = useTranslation(['ordering', 'shared']);
  const language = useLanguage();
  const [billing] = useState(() => new BillingStore());
  const [months, setMonths] = useState(usualTerm(service)?.months ?? 0);
  // The idempotency key. It stays the same until the choice changes or the server refuses.
  const [key, setKey] = useState(newKey);
  const [running, setRunning] = useState<OrderChoice | null>(null);
  const [note, setNote] = useState<Note | null>(null);
  const [shown] = useState(() => pricesOf(service));
  const [kind] = useState(service.orderKind ?? 'open');
  useEffect(() => {
    billing.load();
    return billing.stop;
  }, [billing]);

  const term = service.terms.find((one) => one.months === months);
  const isOffered = service.orderKind !== null && term !== undefined;
  const { balance } = billing;
  const former = term === undefined ? null : formerPrice(shown, term);
  const missing = term === undefined ? null : missingFor(term.price, balance);
  const money = (fen: number) => formatMoney(fen, language);

  const send = async (pay: boolean) => {
    if (running !== null || term === undefined) return;
    const choice = { termMonths: months, pay, price: term.price };
    setRunning(choice);
    setNote(null);
    try {
      await onOrder(choice, key);
      onClose();
    } catch (error) {
      const isConflict = error instanceof ApiError && error.code === CONFLICT;
      setNote(isConflict ? { kind: 'conflict' } : { kind: 'failure', error });
      setRunning(null);
      if (error instanceof ApiError && !error.isOffline) setKey(newKey());
      billing.load();
    }
  };
  const payNow = { label: t('order.pay'), isBusy: running?.pay === true, onClick: () => void send(true) };
  const payLater = {
    label: t('order.later'),
    isBusy: running?.pay === false,
    onClick: () => void send(false),
  };
  const cancel = { label: t('shared:action.cancel'), onClick: onClose };
  const isShort = missing !== null && missing > 0;

  return (
    <Dialog title={t(`order.title.${kind}`, { title })} onClose={onClose}>
      <div className={styles.form}>
        {isOffered ? (
          <>
            <SelectField
              label={t('order.term')}
              value={months}
              options={service.terms.map(({ months: value, price }) => ({
                value,
                label: t('order.term.option', { term: t('months', { count: value }), price: money(price) }),
              }))}
              onChange={(value) => {
                setMonths(value);
                setKey(newKey());
              }}
            />
            <PaymentSummary
              price={term.price}
              expiresAt={term.expiresAt}
              balance={balance}
              missingText={(amount) => t('order.missing', { amount })}
              onLeave={onClose}
            />
          </>
        ) : (
          <p className={styles.note}>{t('order.gone')}</p>
        )}
        {former !== null && term !== undefined && (
          <Alert kind="warning">
            {t('order.repriced', { former: money(former), price: money(term.price) })}
          </Alert>
        )}
        {note !== null && (former === null || note.kind === 'failure') && (
          <NoteLine note={note} conflictText={t('order.conflict')} />
        )}
      </div>
      {isOffered ? (
        <DialogActions
          primary={isShort ? payLater : payNow}
          secondary={isShort ? [cancel] : [cancel, payLater]}
        />
      ) : (
        <DialogActions secondary={[cancel]} />
      )}
    </Dialog>
  );
});
