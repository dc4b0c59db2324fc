import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rejectItemDtoLimits } from '../../../../api/generated/model/limits/cards';
import { useKeptInput } from '../../../../shared/session/use-kept-input';
import { TextField } from '../../../../shared/ui/fields/text-field';
import { DialogActions } from '../../../../shared/ui/overlays/dialog-actions';

interface Props {
  itemId: number;
  isBusy: boolean;
  /** Why the last attempt failed. */
  note: ReactNode;
  onReject: (reason: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks why an item is rejected, above the buttons of the dialog. */
export function RejectForm({ itemId, isBusy, note, onReject, onCancel }: Props) {
  const { t } = useTranslation(['cards', 'shared']);
  const id = useId();
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
  const form = (
    <form
      noValidate
      id={id}
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
    </form>
  );
  return (
    <DialogActions
      primary={{ label: t('inspect.reject'), isBusy, form: id }}
      secondary={[{ label: t('shared:action.cancel'), onClick: onCancel }]}
      note={
        <>
          {note}
          {form}
        </>
      }
    />
  );
}
