import styles from './brand.module.css';
import { useTranslation } from 'react-i18next';

/** The logo: the roof of a Khmer hall above a lit screen. */
export function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <svg className={styles.mark} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path
        d="M16 2c1.6 4.6 5.8 8.3 13 9.7-.5 2-2 3.3-4 3.3H7c-2 0-3.5-1.3-4-3.3C10.2 10.3 14.4 6.6 16 2Z"
        fill="currentColor"
      />
      <rect x="6" y="17" width="20" height="13" rx="2.5" fill="currentColor" />
      <path d="m14 20.3 5.2 3.2-5.2 3.2v-6.4Z" className={styles.light} />
    </svg>
  );
}

export function Brand() {
  const { t } = useTranslation();
  return (
    <span className={styles.brand}>
      <BrandMark />
      <span>{t('brand')}</span>
    </span>
  );
}
