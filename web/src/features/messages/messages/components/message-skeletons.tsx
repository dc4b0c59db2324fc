import { Skeleton } from '../../../../shared/ui/feedback/skeleton';
import styles from './message-skeletons.module.css';

/** Placeholders while messages load. */
export function MessageSkeletons({ count }: { count: number }) {
  return (
    <div aria-busy="true">
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={styles.item}>
          <Skeleton width={36} height={36} />
          <div className={styles.body}>
            <Skeleton width="45%" />
            <Skeleton width="85%" />
            <Skeleton width="30%" height={12} />
          </div>
        </div>
      ))}
    </div>
  );
}
