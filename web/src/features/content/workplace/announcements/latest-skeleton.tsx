import { Skeleton } from '../../../../shared/ui/feedback/skeleton';
import { LATEST } from './announcements.constants';
import styles from './latest-announcements.module.css';

export function LatestSkeleton() {
  return (
    <div className={styles.list} aria-busy>
      {Array.from({ length: LATEST }, (_, at) => (
        <div key={at} className={styles.item}>
          <Skeleton width="80%" height={20} />
          <Skeleton width={96} height={20} />
        </div>
      ))}
    </div>
  );
}
