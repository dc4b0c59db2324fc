import { useTranslation } from 'react-i18next';
import { ReturnReason } from '../../../../api/generated/model';
import { ReasonLines } from './reason-lines';
import styles from './result.module.css';

/** For what applications are often returned, and what to do about each. */
export function CommonReasons() {
  const { t } = useTranslation('applications');
  return (
    <section className={`${styles.result} ${styles.block}`} aria-label={t('reasons')}>
      <h2>{t('reasons')}</h2>
      <ReasonLines reasons={Object.values(ReturnReason)} />
    </section>
  );
}
