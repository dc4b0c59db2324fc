import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnouncement } from '../../../../shared/announcements/use-announcement';
import { TextField } from '../../../../shared/ui/fields/text-field';
import { Dialog } from '../../../../shared/ui/overlays/dialog';
import { DialogActions } from '../../../../shared/ui/overlays/dialog-actions';
import styles from './webhook.module.css';

interface Props {
  secret: string;
  onClose: () => void;
}

/** Shows the secret, which cannot be shown again. */
export function SecretDialog({ secret, onClose }: Props) {
  const { t } = useTranslation(['webhooks', 'shared']);
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);
  useAnnouncement(outcome && t(`secret.${outcome}`));
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      setOutcome('copied');
    } catch {
      setOutcome('copyFailed');
    }
  };
  return (
    <Dialog title={t('secret.title')} onClose={onClose}>
      <div className={styles.texts}>
        <p>{t('secret.text')}</p>
        <TextField
          label={t('secret.label')}
          readOnly
          value={secret}
          hint={outcome === null ? undefined : t(`secret.${outcome}`)}
          onFocus={({ target }) => {
            target.select();
          }}
        />
      </div>
      <DialogActions
        primary={{ label: t('secret.copy'), onClick: () => void copy() }}
        secondary={[{ label: t('shared:action.close'), onClick: onClose }]}
      />
    </Dialog>
  );
}
