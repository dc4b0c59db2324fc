import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BrandMark } from '../../shared/ui/brand';
import styles from './maintenance-page.module.css';

export function MaintenancePage() {
  const { t } = useTranslation('maintenance');
  return (
    <main className={styles.page}>
      <BrandMark size={72} />
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.text}>{t('text')}</p>
      <Link to="/">{t('home')}</Link>
    </main>
  );
}
