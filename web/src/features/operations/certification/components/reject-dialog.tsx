import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rejectCertificationDtoLimits } from '../../../../api/generated/model/limits/rejectCertificationDto';
import { codePointsOf } from '../../../../shared/forms/text-length';
import { useKeptInput } from '../../../../shared/session/use-kept-input';
import { type Note, NoteLine } from '../../../../shared/ui/feedback/note-line';
import { TextAreaField } from '../../../../shared/ui/fields/text-area-field';
import { Dialog } from '../../../../shared/ui/overlays/dialog';
import { DialogActions } from '../../../../shared/ui/overlays/dialog-actions';

interface Props {
  /** Of the request. */
  id: number;
  isBusy: boolean;
  failure: Note | null;
  onSend: (reason: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the reason, which the person reads. */
export function RejectDialog({ id, isBusy, failure, onSend, onCancel }: Props) {
  const { t } = useTranslation(['certification', 'shared']);
  const form = useId();
  const [reason, setReason] = useKeptInput(`reason to reject certification ${id}`, '');
  const [isTried, setTried] = useState(false);
  const isMissing = reason.trim() === '';
  const max = rejectCertificationDtoLimits.reason.maxLength;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (isMissing) event.currentTarget.querySelector('textarea')?.focus();
    else if (!isBusy) void onSend(reason.trim());
  };
  return (
    <Dialog title={t('reject.title')} onClose={onCancel}>
      <form id={form} noValidate onSubmit={submit}>
        <TextAreaField
          label={t('field.reason')}
          hint={t('reject.hint')}
          error={isTried && isMissing ? t('reject.missing') : undefined}
          isRequired
          rows={4}
          maxLength={max}
          count={{ typed: codePointsOf(reason), max }}
          value={reason}
          onChange={setReason}
        />
        {failure !== null && <NoteLine note={failure} conflictText={t('conflict')} />}
      </form>
      <DialogActions
        primary={{ label: t('action.reject'), isBusy, form }}
        secondary={[{ label: t('shared:action.cancel'), onClick: onCancel }]}
      />
    </Dialog>
  );
}
