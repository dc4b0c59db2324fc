import { useTranslation } from 'react-i18next';
import type { ChatReplyDto } from '../../../../api/generated/model';
import styles from './quote.module.css';

/** The message that is answered, on two lines at most. */
export function Quote({ quote }: { quote: ChatReplyDto }) {
  const { t } = useTranslation('chat');
  return (
    <div className={styles.quote}>
      <span className={styles.name}>{t('answer.to', { name: quote.username })}</span>
      <span className={styles.text}>{quote.isHidden ? t('hidden') : quote.content}</span>
    </div>
  );
}
