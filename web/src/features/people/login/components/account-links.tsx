import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { searchOf } from '../door';
import styles from './account-links.module.css';

export function AccountLinks() {
  const { t } = useTranslation('login');
  const { pathname, search } = useLocation();
  return (
    <div className={styles.links}>
      {(['forgot', 'register'] as const).map((door) => (
        <Link key={door} to={{ pathname, search: searchOf(door, search) }} className={styles.link}>
          {t(door)}
        </Link>
      ))}
    </div>
  );
}
