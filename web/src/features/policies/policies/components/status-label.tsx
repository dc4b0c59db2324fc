import { useTranslation } from 'react-i18next';
import type { PolicyStatus } from '../../../../api/generated/model';
import styles from './labels.module.css';

export function StatusLabel({ status }: { status: PolicyStatus }) {
  const { t } = useTranslation('policies');
  return (
    <span className={styles.label}>
      <span className={`${styles.dot} ${styles[status]}`} />
      {t(`status.${status}`)}
    </span>
  );
}
