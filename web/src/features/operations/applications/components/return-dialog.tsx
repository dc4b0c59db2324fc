import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reviewReasonDtoLimits } from '../../../../api/generated/model/limits/account-requests';
import { useKeptInput } from '../../../../shared/session/use-kept-input';
import { type Note, NoteLine } from '../../../../shared/ui/feedback/note-line';
import { TextAreaField } from '../../../../shared/ui/fields/text-area-field';
import { Dialog } from '../../../../shared/ui/overlays/dialog';
import { DialogActions } from '../../../../shared/ui/overlays/dialog-actions';

interface Props {
  /** Of the application. */
  id: number;
  isBusy: boolean;
  failure: Note | null;
  onSend: (reason: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks what to correct; the applicant reads it. */
export function ReturnDialog({ id, isBusy, failure, onSend, onCancel }: Props) {
  const { t } = useTranslation(['applications', 'shared']);
  const formId = useId();
  const [reason, setReason] = useKeptInput(`return of application ${id}`, '');
  const [isTried, setTried] = useState(false);
  const isMissing = reason.trim() === '';
  const { maxLength } = reviewReasonDtoLimits.reason;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (isMissing) event.currentTarget.querySelector('textarea')?.focus();
    else if (!isBusy) void onSend(reason.trim());
  };
  return (
    <Dialog title={t('action.return')} onClose={onCancel}>
      <form id={formId} noValidate onSubmit={submit}>
        <TextAreaField
          label={t('reason.label', { max: maxLength })}
          error={isTried && isMissing ? t('reason.missing') : undefined}
          required
          maxLength={maxLength}
          value={reason}
          onChange={setReason}
        />
        {failure !== null && <NoteLine note={failure} conflictText={t('conflict')} />}
      </form>
      <DialogActions
        primary={{ label: t('action.return'), isBusy, form: formId }}
        secondary={[{ label: t('shared:action.cancel'), onClick: onCancel }]}
      />
    </Dialog>
  );
}
