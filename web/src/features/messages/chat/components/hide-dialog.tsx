import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatMessageDto } from '../../../../api/generated/model';
import { hideChatMessageDtoLimits } from '../../../../api/generated/model/limits/studio';
import { useLeaveGuard } from '../../../../shared/forms/use-leave-guard';
import { TextField } from '../../../../shared/ui/fields/text-field';
import { Dialog } from '../../../../shared/ui/overlays/dialog';
import { DialogActions } from '../../../../shared/ui/overlays/dialog-actions';
import styles from './hide-dialog.module.css';

interface Props {
  message: ChatMessageDto;
  /** Rejects if it failed; the user has already seen the error. */
  onHide: (reason: string) => Promise<void>;
  onClose: () => void;
}

const { maxLength } = hideChatMessageDtoLimits.reason;

/** Asks why a message is to be hidden. */
export function HideDialog({ message, onHide, onClose }: Props) {
  const { t } = useTranslation(['chat', 'shared']);
  const id = useId();
  const [reason, setReason] = useState('');
  useLeaveGuard(reason !== '');
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isMissing = reason.trim() === '';
  const hide = async () => {
    setBusy(true);
    try {
      await onHide(reason.trim());
    } catch {
      setBusy(false);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (isMissing) event.currentTarget.querySelector('input')?.focus();
    else if (!isBusy) void hide();
  };
  return (
    <Dialog title={t('hide.title')} onClose={onClose}>
      <form id={id} noValidate className={styles.form} onSubmit={submit}>
        <blockquote className={styles.quote}>
          <cite>{message.username}</cite>
          <bdi>{message.content}</bdi>
        </blockquote>
        <p>{t('hide.text')}</p>
        <TextField
          required
          label={t('hide.reason')}
          hint={t('hide.reason.hint', { max: maxLength })}
          error={isTried && isMissing ? t('hide.reason.missing') : undefined}
          autoComplete="off"
          maxLength={maxLength}
          value={reason}
          onChange={({ target }) => {
            setReason(target.value);
          }}
        />
      </form>
      <DialogActions
        primary={{ label: t('hide.action'), isBusy, form: id }}
        secondary={[{ label: t('shared:action.cancel'), onClick: onClose }]}
      />
    </Dialog>
  );
}
