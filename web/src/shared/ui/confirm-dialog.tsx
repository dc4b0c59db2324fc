import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import styles from './confirm-dialog.module.css';
import { Dialog } from './dialog';

interface Props {
  title: string;
  /** What will be gone, by name. */
  children: ReactNode;
  /** The verb of what happens, such as Delete. */
  action: string;
  /** The way back, where Cancel could be taken for the action. */
  keep?: string;
  /** Closes when it is done; a failure has told itself, and the question stays. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks before something cannot be undone. */
export function ConfirmDialog({ title, children, action, keep, onConfirm, onClose }: Props) {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } catch {
      setBusy(false);
    }
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{children}</p>
      <div className={styles.actions}>
        <Button onClick={onClose}>{keep ?? t('action.cancel')}</Button>
        <Button look="primary" busy={isBusy} onClick={() => void confirm()}>
          {action}
        </Button>
      </div>
    </Dialog>
  );
}
