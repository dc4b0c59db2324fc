import { useTranslation } from 'react-i18next';
import type { UndeliveredDto } from '../../../../api/generated/model';
import { Button } from '../../../../shared/ui/actions/button';
import styles from './undelivered.module.css';

interface Props {
  row: UndeliveredDto;
  onResend: () => void;
  onDiscard: () => void;
}

/** What is of no use any more can only be discarded. */
export function UndeliveredOperations({ row: { recipient, isUseful }, onResend, onDiscard }: Props) {
  const { t } = useTranslation('outbox');
  const named = { recipient: recipient ?? t('recipient.removed') };
  return (
    <div className={styles.operations}>
      {isUseful && (
        <Button look="text" aria-label={t('resend.named', named)} onClick={onResend}>
          {t('action.resend')}
        </Button>
      )}
      <Button look="text" aria-label={t('discard.named', named)} onClick={onDiscard}>
        {t('action.discard')}
      </Button>
    </div>
  );
}
