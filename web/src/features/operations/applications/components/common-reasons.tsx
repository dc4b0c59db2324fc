import IconInfoCircle from '@arco-design/web-react/icon/react-icon/IconInfoCircle';
import { useTranslation } from 'react-i18next';
import styles from './result.module.css';

const reasons = ['domain', 'group'] as const;

/** For what applications are often returned, and what to do about each. */
export function CommonReasons() {
  const { t } = useTranslation('applications');
  return (
    <section className={`${styles.result} ${styles.block}`} aria-label={t('reasons')}>
      <h2>{t('reasons')}</h2>
      <ul className={styles.lines}>
        {reasons.map((key) => (
          <li key={key}>
            <IconInfoCircle aria-hidden="true" />
            {t(`error.${key}`)}
            <span className={styles.by}>{t(`error.${key}.help`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
