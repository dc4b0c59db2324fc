import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import styles from './dialogs.module.css';

interface Props {
  title: string;
  onConfirm: () => void;
  onClose: () => void;
}

export function CancelServiceDialog({ title, onConfirm, onClose }: Props) {
  const { t } = useTranslation('cards');
  return (
    <Dialog title={t('service.cancel.title', { title })} onClose={onClose}>
      <p>{t('service.cancel.text')}</p>
      <div className={styles.buttons}>
        <Button onClick={onClose}>{t('service.cancel.keep')}</Button>
        <Button
          look="primary"
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {t('service.action.cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
