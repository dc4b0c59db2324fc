import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { closeEnquiryDtoLimits } from '../../../../api/generated/model/limits/closeEnquiryDto';
import { useKeptInput } from '../../../../shared/session/use-kept-input';
import { Dialog } from '../../../../shared/ui/overlays/dialog';
import { DialogActions } from '../../../../shared/ui/overlays/dialog-actions';
import { type Note, NoteLine } from '../../../../shared/ui/feedback/note-line';
import { TextField } from '../../../../shared/ui/fields/text-field';

interface Props {
  /** Of the enquiry. */
  reference: string;
  isBusy: boolean;
  failure: Note | null;
  onSend: (note: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for a short outcome, which is stored with the enquiry. */
export function CloseDialog({ reference, isBusy, failure, onSend, onCancel }: Props) {
  const { t } = useTranslation(['enquiries', 'shared']);
  const id = useId();
  const [note, setNote] = useKeptInput(`note of ${reference}`, '');
  const [isTried, setTried] = useState(false);
  const isMissing = note.trim() === '';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (isMissing) event.currentTarget.querySelector('input')?.focus();
    else if (!isBusy) void onSend(note.trim());
  };
  return (
    <Dialog title={t('action.close')} onClose={onCancel}>
      <form id={id} noValidate onSubmit={submit}>
        <TextField
          label={t('column.note')}
          hint={t('close.hint')}
          error={isTried && isMissing ? t('close.missing') : undefined}
          autoComplete="off"
          maxLength={closeEnquiryDtoLimits.note.maxLength}
          value={note}
          onChange={({ target }) => {
            setNote(target.value);
          }}
        />
        {failure !== null && <NoteLine note={failure} conflictText={t('conflict')} />}
      </form>
      <DialogActions
        primary={{ label: t('action.close'), isBusy, form: id }}
        secondary={[{ label: t('shared:action.cancel'), onClick: onCancel }]}
      />
    </Dialog>
  );
}
