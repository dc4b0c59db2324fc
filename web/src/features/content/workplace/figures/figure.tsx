import { Link } from 'react-router-dom';
import { Skeleton } from '../../../../shared/ui/feedback/skeleton';
import styles from './figure.module.css';

interface Props {
  label: string;
  /** The formatted number. */
  value: string;
  /** The rows that the figure counts; missing if the person may not see them. */
  to?: string | undefined;
}

export function Figure({ label, value, to }: Props) {
  const content = (
    <>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{value}</span>
    </>
  );
  if (to === undefined) return <div className={styles.figure}>{content}</div>;
  return (
    <Link to={to} className={styles.figure}>
      {content}
    </Link>
  );
}

export function FigureSkeleton() {
  return (
    <div className={styles.figure}>
      <span className={styles.label}>
        <Skeleton width="60%" height={14} />
      </span>
      <span className={styles.value}>
        <Skeleton width="40%" height={24} />
      </span>
    </div>
  );
}
