import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/actions/button';
import type { ChatStore } from '../chat.store';
import styles from './chat-log.module.css';

interface Props {
  state: ChatStore['earlier'];
  onLoad: () => void;
}

/** Stands above the oldest message. Scrolling there loads older ones too. */
export function LoadEarlier({ state, onLoad }: Props) {
  const { t } = useTranslation('chat');
  return (
    <div className={styles.earlier}>
      {state === 'failed' && <p>{t('earlier.failed')}</p>}
      <Button look="text" busy={state === 'loading'} onClick={onLoad}>
        {t('earlier')}
      </Button>
    </div>
  );
}
