import { useTranslation } from 'react-i18next';
import styles from './create-card.module.css';

export function CreateCard({ onCreate }: { onCreate: () => void }) {
  const { t } = useTranslation('cards');
  return (
    <button type="button" className={styles.card} onClick={onCreate}>
      <span className={styles.plus} aria-hidden />
      <span className={styles.title}>{t('queue.create')}</span>
      <span>{t('queue.create.hint')}</span>
    </button>
  );
}
