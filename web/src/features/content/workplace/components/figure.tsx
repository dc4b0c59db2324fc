import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { Skeleton } from '../../../../shared/ui/feedback/skeleton';
import styles from './figure.module.css';

interface Props {
  icon: ReactNode;
  tone: 'total' | 'online' | 'offline' | 'newSinceYesterday';
  label: string;
  value: number;
  /** The rows that the figure counts. */
  to: string;
}

export function Figure({ icon, tone, label, value, to }: Props) {
  const language = useLanguage();
  return (
    <Link to={to} className={styles.figure}>
      <span className={`${styles.icon} ${styles[tone]}`}>{icon}</span>
      <span>
        <span className={styles.label}>{label}</span>
        <span className={styles.value}>{formatNumber(value, language)}</span>
      </span>
    </Link>
  );
}

export function FigureSkeleton() {
  return (
    <div className={styles.figure}>
      <span className={styles.icon} />
      <span>
        <span className={styles.label}>
          <Skeleton width={96} height={14} />
        </span>
        <span className={styles.value}>
          <Skeleton width={56} height={24} />
        </span>
      </span>
    </div>
  );
}
