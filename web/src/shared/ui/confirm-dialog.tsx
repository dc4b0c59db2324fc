import { useTranslation } from 'react-i18next';
import { Button } from './button';
import styles from './confirm-dialog.module.css';
import { Dialog } from './dialog';

interface Props {
  title: string;
  text: string;
  confirm: string;
  cancel?: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({ title, text, confirm, cancel, onConfirm, onCancel }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog title={title} onClose={onCancel}>
      <p>{text}</p>
      <div className={styles.actions}>
        <Button onClick={onCancel}>{cancel ?? t('action.cancel')}</Button>
        <Button look="primary" onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
