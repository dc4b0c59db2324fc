import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { topUpDtoLimits } from '../../../../api/generated/model/limits/billing';
import { useLeaveGuard } from '../../../../shared/forms/use-leave-guard';
import { fenOf } from '../../../../shared/i18n/amount';
import { formatMoney } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { newKey } from '../../../../shared/lib/new-key';
import { NoteLine } from '../../../../shared/ui/feedback/note-line';
import { TextField } from '../../../../shared/ui/fields/text-field';
import { Dialog } from '../../../../shared/ui/overlays/dialog';
import { DialogActions } from '../../../../shared/ui/overlays/dialog-actions';
import styles from './top-up-dialog.module.css';

interface Props {
  /** Rejects with the error of the server. */
  onTopUp: (fen: number, note: string, idempotencyKey: string) => Promise<void>;
  onClose: () => void;
}

export function TopUpDialog({ onTopUp, onClose }: Props) {
  const { t } = useTranslation(['ledger', 'shared']);
  const language = useLanguage();
  const id = useId();
  const [amount, setAmount] = useState('');
  const [note, setNote] = useState('');
  useLeaveGuard(amount !== '' || note !== '');
  // The idempotency key. It stays the same until the input changes, so that a retry after a lost response
  // counts once.
  const [key, setKey] = useState(newKey);
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const { minimum, maximum } = topUpDtoLimits.amount;
  const fen = fenOf(amount, topUpDtoLimits.amount);

  const send = async (value: number) => {
    setBusy(true);
    setError(null);
    try {
      await onTopUp(value, note.trim(), key);
      onClose();
    } catch (reason) {
      setError(reason);
      setBusy(false);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (fen === null) event.currentTarget.querySelector('input')?.focus();
    else if (!isBusy) void send(fen);
  };
  const limits = { min: formatMoney(minimum, language), max: formatMoney(maximum, language) };
  return (
    <Dialog title={t('topUp')} onClose={onClose}>
      <form id={id} className={styles.form} noValidate onSubmit={submit}>
        <TextField
          label={t('topUp.amount')}
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          hint={fen === null ? t('topUp.hint') : formatMoney(fen, language)}
          error={isTried && fen === null ? t('topUp.wrong', limits) : undefined}
          onChange={({ target }) => {
            setAmount(target.value);
            setKey(newKey());
          }}
        />
        <TextField
          label={t('topUp.note')}
          hint={t('topUp.note.hint')}
          autoComplete="off"
          maxLength={topUpDtoLimits.note.maxLength}
          value={note}
          onChange={({ target }) => {
            setNote(target.value);
            setKey(newKey());
          }}
        />
        <p className={styles.note}>{t('topUp.noRealMoney')}</p>
        {error !== null && <NoteLine note={{ kind: 'failure', error }} conflictText="" />}
      </form>
      <DialogActions
        primary={{ label: t('topUp.submit'), isBusy, form: id }}
        secondary={[{ label: t('shared:action.cancel'), onClick: onClose }]}
      />
    </Dialog>
  );
}
