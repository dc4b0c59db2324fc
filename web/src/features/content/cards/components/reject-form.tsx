import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rejectItemDtoLimits } from '../../../../api/generated/model/limits';
import { useKeptInput } from '../../../../shared/session/use-kept-input';
import { Button } from '../../../../shared/ui/actions/button';
import { TextField } from '../../../../shared/ui/fields/text-field';
import styles from './reject-form.module.css';

interface Props {
  itemId: number;
  isBusy: boolean;
  onReject: (reason: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks why an item is rejected. */
export function RejectForm({ itemId, isBusy, onReject, onCancel }: Props) {
  const { t } = useTranslation(['cards', 'shared']);
  const [reason, setReason] = useKeptInput(`rejection of ${itemId}`, '');
  const [isTried, setTried] = useState(false);
  const isMissing = reason.trim() === '';
  const { maxLength } = rejectItemDtoLimits.reason;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (isMissing) event.currentTarget.querySelector('input')?.focus();
    else if (!isBusy) void onReject(reason.trim());
  };
  return (
    <form
      noValidate
      className={styles.form}
      data-focus-key="inspection"
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Closes the form only, not the dialog.
        event.preventDefault();
        event.stopPropagation();
        onCancel();
      }}
    >
      <TextField
        autoFocus
        required
        label={t('inspect.reason')}
        hint={t('inspect.reason.hint', { max: maxLength })}
        error={isTried && isMissing ? t('inspect.reason.missing') : undefined}
        autoComplete="off"
        maxLength={maxLength}
        value={reason}
        onChange={({ target }) => {
          setReason(target.value);
        }}
      />
      <div className={styles.buttons}>
        <Button onClick={onCancel}>{t('shared:action.cancel')}</Button>
        <Button type="submit" look="primary" busy={isBusy}>
          {t('inspect.reject')}
        </Button>
      </div>
    </form>
  );
}
