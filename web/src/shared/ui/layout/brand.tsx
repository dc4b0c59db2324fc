import { useTranslation } from 'react-i18next';
import { organisation } from '../../organisation/organisation';
import styles from './brand.module.css';

/** How many times as wide as it is high a logo may be shown. */
const WIDEST = 3;

/** The logo of the school, or the one of the product: the roof of a Khmer hall above a lit screen. */
export function BrandMark({ size = 32 }: { size?: number }) {
  const logo = organisation()?.logo;
  if (logo !== undefined) {
    const scale = Math.min(size / logo.height, (WIDEST * size) / logo.width);
    return (
      <img
        className={styles.mark}
        src={logo.path}
        alt=""
        width={Math.round(logo.width * scale)}
        height={Math.round(logo.height * scale)}
      />
    );
  }
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
      <span className={styles.name}>{t('brand')}</span>
    </span>
  );
}
